import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { browserPath, useSite } from "./testing/use-site.ts";

describe.skipIf(!browserPath)("a reader", () => {
  const site = useSite();

  async function search(page: Page, words: string): Promise<string[]> {
    await page.goto(`${site.url}/start/`, { waitUntil: "load" });
    await page.locator("button[data-open-modal]:enabled").waitFor();
    await page.keyboard.press("Control+k");
    const input = page.locator("#starlight__search input");
    await input.fill(words);
    const first = page.locator(".pagefind-ui__result-link").first();
    await first.waitFor();
    return await page
      .locator(".pagefind-ui__result-link")
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
  }

  test.each([
    ["createTopUpOrder", "/esim/reference/operations/createtopuporder/"],
    ["sendSms", "/sms/reference/operations/sendsms/"],
  ])("finds %s by its name, its own page first", async (name, path) => {
    const [first] = await search(await site.open(), name);
    expect(first).toBe(path);
  });

  test.each([
    ["Retry-After", /^\/(limits|esim)\//],
    ["recycled SIM", /^\/esim\//],
  ])("finds %s, with the keyboard alone", async (words, expected) => {
    const page = await site.open();
    expect(await search(page, words)).toContainEqual(expect.stringMatching(expected));
  });

  /** Sends the forms of these pages, one after the other, and tells their answers. */
  async function send(page: Page, paths: readonly string[]): Promise<string[]> {
    const answers: string[] = [];
    for (const path of paths) {
      await page.goto(`${site.url}/${path}/`);
      await page.getByRole("button", { name: /^Send / }).click();
      const answer = page.getByLabel("Answer of the sandbox");
      await answer.waitFor();
      answers.push((await answer.textContent()) ?? "");
    }
    return answers;
  }

  test("buys an eSIM and tops it up with the forms of the reference alone", async () => {
    const before = await site.served.sandbox.control.readWallets();
    const answers = await send(await site.open(), [
      "esim/reference/operations/createorder",
      "sandbox/control/operations/consume",
      "esim/reference/operations/listtopuppackages",
      "esim/reference/operations/createtopuporder",
      "esim/reference/operations/listpackagehistory",
    ]);
    expect(answers.filter((answer) => !/^200 in \d+ ms/.test(answer))).toEqual([]);
    expect(answers[4]).toMatch(/"type": "(initial|topup)"[\s\S]*"type": "(?!\1)(initial|topup)"/);
    const iccidOf = (answer = "") => /"iccid": "(\d+)"/.exec(answer)?.[1];
    expect(iccidOf(answers[3])).toBe(iccidOf(answers[0]));
    const after = await site.served.sandbox.control.readWallets();
    expect(after.esim.balance).toBeLessThan(before.esim.balance);
  });

  test.each([
    [
      "claims a number, sees the user and renews",
      "voice",
      ["listavailablenumbers", "claimnumber", "listusers", "renewnumber"],
      '"is_free_trial": true',
    ],
    [
      "sends a message and a code and checks it",
      "sms",
      ["sendsms", "listmessagelogs", "sendotp", "verifyotp"],
      '"verified": true',
    ],
  ])("%s, with the forms of the reference alone", async (_, area, names, last) => {
    const paths = names.map((name) => `${area}/reference/operations/${name}`);
    const answers = await send(await site.open(), paths);
    expect(answers.filter((answer) => !/^200 in \d+ ms/.test(answer))).toEqual([]);
    expect(answers.join()).toContain(last);
  });

  test("sees a refusal as it came, with its Retry-After", async () => {
    const page = await site.open();
    await page.goto(`${site.url}/esim/reference/operations/listpackagehistory/`);
    const answer = page.getByLabel("Answer of the sandbox");
    for (const status of [/^200/, /^429 .*Retry-After: \d+/]) {
      await page.getByRole("button", { name: "Send GET" }).click();
      await answer.filter({ hasText: status }).waitFor();
    }
  });

  test("moves the clock of the organisation from the control plane", async () => {
    const page = await site.open();
    await page.goto(`${site.url}/sandbox/control/operations/moveclock/`);
    await page.getByRole("button", { name: "Send POST" }).click();
    const answer = page.getByLabel("Answer of the sandbox");
    await answer.filter({ hasText: /^200[\s\S]*"now"/ }).waitFor();
  });

  test("without a sandbox is told how to start one", async () => {
    const page = await site.open();
    await page.route("**/sandbox.json", (route) => route.fulfill({ json: null }));
    const asked = page.waitForResponse("**/sandbox.json");
    await page.goto(`${site.url}/esim/reference/operations/createorder/`);
    await (await asked).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.locator("try-it .hint").textContent()).toContain("npm run docs");
    expect(await page.locator("try-it form").isVisible()).toBe(false);
  });

  test("without scripts reads everything: samples, examples, drawings, tables", async () => {
    const page = await site.open({ javaScriptEnabled: false });
    await page.goto(`${site.url}/esim/reference/operations/createtopuporder/`);
    for (const words of ["curl ", "createEsimClient", "recycled", "purchase limit", "ESIM-012"]) {
      const visible = page.locator("main").getByText(words).filter({ visible: true });
      expect(await visible.count(), words).toBeGreaterThan(0);
    }
    expect(await page.locator(".sl-openapi-snippet:visible").count()).toBe(2);
    expect(await page.locator("[data-openapi-content-type][hidden]:visible").count()).toBe(
      await page.locator("[data-openapi-content-type][hidden]").count(),
    );
    await page.goto(`${site.url}/esim/journeys/top-up/`);
    expect(await page.locator("svg.sequence").isVisible()).toBe(true);
  });

  test("goes to the content with the first key, and by keyboard to the next page", async () => {
    const page = await site.open();
    await page.goto(`${site.url}/limits/`);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(new URL(page.url()).hash).toBe("#_top");
    await page.getByRole("link", { name: /^Next/ }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`${site.url}/going-live/`);
  });

  test("prints the text alone", async () => {
    const page = await site.open();
    await page.goto(`${site.url}/money-safety/`);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("nav.sidebar").isVisible()).toBe(false);
    expect(await page.getByRole("heading", { name: "Money safety" }).isVisible()).toBe(true);
  });

  test("at an address that is not there gets a page that helps", async () => {
    const page = await site.open();
    const answer = await page.goto(`${site.url}/no/such/page/`);
    expect(answer?.status()).toBe(404);
    expect(await page.getByRole("link", { name: "Start here" }).isVisible()).toBe(true);
  });
});
