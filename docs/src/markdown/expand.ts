import { type Contract, operationOf, requirementOf } from "../contract/contract.ts";
import { referencePath } from "../contract/operation.ts";
import type { Requirement } from "../contract/requirement.ts";
import { drawFlow } from "../diagram/draw-flow.ts";
import { flowAsMermaid } from "../diagram/flow-as-mermaid.ts";
import { blocks } from "../generate/blocks.ts";
import { linkFromBase } from "../site/address.ts";
import { figure } from "./figures.ts";
import { quote } from "./snippet.ts";

/** What a page is written for: to be seen, or to be read as Markdown. */
export type Target = "html" | "markdown";

/**
 * Spells out what guides and generated pages leave to the contract, outside code:
 *
 * | written                       | becomes                                                       |
 * |-------------------------------|---------------------------------------------------------------|
 * | `[[ESIM-198]]`                | a link to the requirement, which says if it is only assumed   |
 * | `[[createOrder]]`             | a link to the operation                                       |
 * | `[[limit sms-send]]`          | a figure of the contract, see `figures.ts`                    |
 * | `[[limits]]`                  | a generated part, see `blocks.ts`                             |
 * | `[[diagram top-up]]`          | the drawing of a flow                                         |
 * | a code fence `file=PATH#NAME` | that file or region of it                                     |
 *
 * Links, which are written from the root of the site, get its base.
 * @throws Error for a name that is not in the contract
 */
export function expand(contract: Contract, text: string, target: Target): string {
  const spelled = outsideCode(text, (prose) => expandProse(contract, prose, target));
  return outsideCode(spelled.replaceAll(fences, expandFence), linkFromBase);
}

const fences = /^```[^\n]*\n[\s\S]*?^```$/gm;

function outsideCode(text: string, change: (prose: string) => string): string {
  const code = text.match(fences) ?? [];
  return text
    .split(fences)
    .map((prose, index) => change(prose) + (code[index] ?? ""))
    .join("");
}

function expandFence(fence: string): string {
  return fence.replace(/^(```\w+)(.*?) ?file=(\S+)([^\n]*)\n[\s\S]*?^```$/m, (...groups) => {
    const [, opening, before, reference, after] = groups as string[];
    return `${opening}${before}${after}\n${quote(reference as string)}\n\`\`\``;
  });
}

function expandProse(contract: Contract, text: string, target: Target): string {
  const prose = target === "html" ? withBoxes(text) : text.replaceAll(/<\/?small[^>]*>/g, "");
  return prose.replaceAll(/(`?)\[\[([^\]]+)\]\]\1/g, (_, __, reference: string) => {
    const [name = "", ...words] = reference.split(" ");
    if (/^[A-Z]+-\d{3}$/.test(name)) return linkRequirement(requirementOf(contract, name), target);
    const argument = words.join(" ");
    if (name === "diagram") return diagram(contract, argument, target);
    const block = blocks[name];
    if (block) {
      return outsideCode(block(contract, argument), (part) => expandProse(contract, part, target));
    }
    if (argument) return figure(contract, name, argument);
    return `[\`${name}\`](${referencePath(operationOf(contract, name))})`;
  });
}

/** Items of a checklist: a drawn box, as the checkbox that Markdown makes has no name for a screen reader. */
function withBoxes(text: string): string {
  return text.replaceAll(/^- \[ \] /gm, '- <span class="box" aria-hidden="true"></span>');
}

/** Where the requirement is explained: an assumption or gap where one reads how to settle it. */
function requirementPath({ id, area, kind }: Requirement): string {
  const page = kind === "fact" ? `/${area}/requirements/` : `/about/not-shown/${area}/`;
  return `${page}#${id.toLowerCase()}`;
}

const words = { fact: "", assumption: "assumed: ", gap: "unknown: " } as const;

function linkRequirement(requirement: Requirement, target: Target): string {
  const { id, kind, rule } = requirement;
  const path = requirementPath(requirement);
  if (target === "markdown") return `[${words[kind]}${id}](${path})`;
  const title = rule.replaceAll(/[`"]/g, "");
  return `<a class="requirement ${kind}" href="${path}" title="${title}">${words[kind]}<span>${id}</span></a>`;
}

function diagram(contract: Contract, name: string, target: Target): string {
  const flow = contract.flows.find((each) => each.name === name);
  if (!flow) throw new Error(`there is no flow ${name}`);
  return target === "html" ? drawFlow(flow) : `\`\`\`mermaid\n${flowAsMermaid(flow)}\n\`\`\``;
}
