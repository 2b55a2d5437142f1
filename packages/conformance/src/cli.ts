#!/usr/bin/env node
import { listCommand } from "./list-command.ts";
import { main } from "./main.ts";
import { readOptions, usage } from "./options.ts";
import { runCommand } from "./run-command.ts";

await main(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options.command === "run") return runCommand(options, process.env);
  if (options.command === "list") return listCommand(options.area);
  console.log(usage);
  return 0;
});
