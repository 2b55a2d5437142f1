import { readFileSync } from "node:fs";
import { join } from "node:path";

const manifest = join(import.meta.dirname, "../../../openapi/package.json");
const { url } = JSON.parse(readFileSync(manifest, "utf8")).repository;

/** Where the sources are, as the published packages say it. */
export const repository: string = url.replace(/^git\+/, "").replace(/\.git$/, "");
