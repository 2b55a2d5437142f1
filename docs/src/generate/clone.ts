import { basename } from "node:path";
import { repository } from "../site/repository.ts";

/** How to get the repository. */
export function clone(): string {
  return `\`\`\`sh\ngit clone ${repository}.git\ncd ${basename(repository)}\n\`\`\``;
}
