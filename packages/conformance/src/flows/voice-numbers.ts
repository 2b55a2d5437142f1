import { all, type Check, each, status } from "../flow/check.ts";
import type { Fields } from "../flow/fields.ts";
import { compare, derive } from "../flow/first-missing.ts";
import type { Flow } from "../flow/flow.ts";
import { given } from "../flow/given.ts";
import {
  countsPages,
  holdsTheRest,
  isPaged,
  keepsWithin,
  linksToItsNeighbours,
  linksToNoOtherPage,
} from "../flow/voice-page.ts";

/** The available numbers: their filter, the bounds of their pages and the links between these. */
export const voiceNumbers: Flow = {
  name: "voice-numbers",
  area: "voice",
  needsMemory: true,
  async run({ call, rule }) {
    const list = (query: object) => call("listAvailableNumbers", { ...query }, { expect: 200 });
    const tryTo = (query: object) =>
      call("listAvailableNumbers", { ...query }, { expect: "success or refusal", faulty: true });
    const plain = await list({});
    const number = plain.take("/data/data/0/phone_number");
    const every = await list({ page_size: 100 });
    const filtered = await list({ phone_number: number, page_index: 1, page_size: 10 });
    rule("VOICE-045", filtered);
    rule(
      "VOICE-046",
      [every, given(filtered)],
      all(
        hasOnly(number),
        each<number>("/data/total", (total) =>
          compare(every.take<number>("/data/total"), total, (whole, left) =>
            whole > 1 ? left < whole : undefined,
          ),
        ),
      ),
    );
    rule("VOICE-047", given(filtered), hasOnly(number));
    rule("VOICE-024", every, each<Fields>("/data", countsPages));
    const ofNobody = await list({ phone_number: "+19999999999" });
    rule("VOICE-026", ofNobody, each<Fields>("/data", isEmptyOfNone));

    const three = await list({ page_size: 3 });
    const nextThree = await list({ page_index: 2, page_size: 3 });
    const last = await list({
      page_index: derive(three.take<number>("/data/nb_pages"), (pages) => Math.max(1, pages)),
      page_size: 3,
    });
    const beyond = await list({ page_index: 9999, page_size: 3 });
    rule("VOICE-025", plain, isPaged(1, 10));
    rule("VOICE-025", nextThree, isPaged(2, 3));
    rule(
      "VOICE-027",
      beyond,
      each<unknown[]>("/data/data", (entries) => entries.length === 0),
    );
    rule(
      "VOICE-051",
      three,
      each<unknown[]>("/data/data", (entries) => entries.length <= 3),
    );
    rule("VOICE-024", [three, last], each<Fields>("/data", holdsTheRest));
    rule("VOICE-023", [three, last], each<Fields>("/data", linksToNoOtherPage));
    rule("VOICE-021", three, each<Fields>("/data", linksToItsNeighbours));
    rule("VOICE-021", nextThree, each<Fields>("/data", linksToItsNeighbours));

    const ofNone = await tryTo({ page_size: 0 });
    const ofTooMany = await tryTo({ page_size: 101 });
    const beforeTheFirst = await tryTo({ page_index: 0 });
    const ofWords = await tryTo({ page_size: "ten" });
    const differs = each<unknown>("/data/data/0/phone_number", (other) =>
      compare(other, three.take("/data/data/0/phone_number"), (a, b) => a !== b),
    );
    rule("VOICE-049", [plain, beforeTheFirst], keepsWithin("page_index", 1));
    rule("VOICE-049", [three, nextThree], differs);
    rule(
      "VOICE-049",
      plain,
      each("/data/page_index", (index) => index === 1),
    );
    rule("VOICE-050", ofTooMany, keepsWithin("page_size", 1, 100));
    rule("VOICE-050", ofNone, keepsWithin("page_size", 1, 100));
    rule(
      "VOICE-050",
      [every, plain],
      all(
        each("/data/page_size", (size) => size === 10),
        each<Fields>("/data", ({ data, total }) => fillsPage(data, total, 10)),
      ),
    );
    for (const refused of [ofNone, ofTooMany, beforeTheFirst, ofWords]) {
      rule("VOICE-052", refused, status(422));
    }
  },
};

function hasOnly(number: unknown): Check {
  return each<Fields[]>(
    "/data/data",
    (entries) =>
      entries.some(({ phone_number }) => phone_number === number) &&
      entries.every(({ phone_number }) => `${phone_number}`.includes(`${number}`)),
  );
}

function isEmptyOfNone({ data, total }: Fields): boolean {
  return Array.isArray(data) && data.length === 0 && total === 0;
}

function fillsPage(data: unknown, total: unknown, size: number): boolean {
  return Array.isArray(data) && data.length === Math.min(size, Number(total));
}
