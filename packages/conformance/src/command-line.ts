import { compareCommand } from "./compare/compare-command.ts";
import { explainCommand } from "./explain/explain-command.ts";
import { listCommand } from "./list-command.ts";
import { main } from "./main.ts";
import { readOptions, usage } from "./options.ts";
import { planCommand } from "./plan/plan-command.ts";
import { runCommand } from "./run-command.ts";

await main(async () => {
  const options = readOptions(process.argv.slice(2));
  const [first = "", second = ""] = options.words;
  if (options.command === "run") return runCommand(options, process.env);
  if (options.command === "plan") return planCommand(options, process.env);
  if (options.command === "list") return listCommand(options.area);
  if (options.command === "explain") return explainCommand(first, options.config);
  if (options.command === "compare") return compareCommand(first, second);
  console.log(usage);
  return 0;
});
