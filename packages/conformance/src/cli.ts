#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { tuneNode } from "./tune-node.ts";

const manifest = new URL("../package.json", import.meta.url);
const oldest: string = JSON.parse(readFileSync(manifest, "utf8")).engines.node.replace(">=", "");
const { node } = process.versions;
if (node.localeCompare(oldest, "en", { numeric: true }) < 0) {
  console.error(`partner-conformance needs Node ${oldest} or newer; this is Node ${node}.`);
  process.exit(2);
}

tuneNode();
await import("./command-line.ts");
