import { variableOf } from "../target/credentials.ts";
import { exitCodes } from "./exit-code.ts";
import { plural } from "./layout.ts";
import type { Report } from "./report.ts";

/** What the run did and what can be done next, in a few lines. */
export function nextSteps(report: Report): string[] {
  return [did(report), ...(report.profile === "mock" ? afterMock(report) : afterTarget(report))];
}

export function did({ requests, used, flows }: Report): string {
  const done = [
    used.spend > 0 && `up to ${used.spend} NGN spent`,
    used.claim > 0 && `${plural(used.claim, "number")} claimed`,
    used.renew > 0 && `${plural(used.renew, "subscription")} renewed`,
    used.message > 0 && `${plural(used.message, "message")} sent`,
  ].filter((part) => part !== false);
  const what = done.length > 0 ? done.join(", ") : "reads only";
  return `${plural(flows.length, "flow")}, ${plural(requests, "request")}: ${what}.`;
}

function afterMock({ exitCode, areas }: Report): string[] {
  const variables = areas.map(variableOf).join(", ");
  return [
    ...(exitCode === exitCodes.ok
      ? [
          "The mock answers from the contract's examples, so all that was spent is pretended. It keeps",
        ]
      : ["The mock answers from the contract's examples and keeps"]),
    ...["nothing: rules about memory, money and limits wait for a target that does."],
    "",
    `Next: set ${variables}, then`,
    "  npm run conformance -- --target https://api.example.com",
    "It only reads, unless --max-spend, --max-claims, --max-renewals or --max-messages allow more.",
  ];
}

function afterTarget({ exitCode }: Report): string[] {
  switch (exitCode) {
    case exitCodes.failed:
      return [
        "Each failure names what the contract says and what was seen; --json FILE has all of it.",
      ];
    case exitCodes.error:
      return ["The run did not see everything: mend what went wrong and run it again."];
    case exitCodes.bound:
      return [
        "Steps were held back by a bound. To let them be sent, raise it:",
        "  --max-spend NGN, --max-claims N, --max-renewals N, --max-messages N",
      ];
    case exitCodes.unverified:
      return [
        "--verbose names the musts that are not verified. What needs people takes --fixtures FILE.",
      ];
    default:
      return [];
  }
}
