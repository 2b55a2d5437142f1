#!/usr/bin/env node
import { readFileSync } from "node:fs";
import * as module from "node:module";

const manifest = new URL("../package.json", import.meta.url);
const oldest: string = JSON.parse(readFileSync(manifest, "utf8")).engines.node.replace(">=", "");
const { node } = process.versions;
if (node.localeCompare(oldest, "en", { numeric: true }) < 0) {
  console.error(`partner-sandbox needs Node ${oldest} or newer; this is Node ${node}.`);
  process.exit(1);
}

// Compiled code is kept between starts, which takes a third off each but the first.
module.enableCompileCache();
await import("./serve-command.ts");
