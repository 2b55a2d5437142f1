import { expect, test } from "vitest";
import { active, openEsim } from "./test-esim.ts";

test("the instructions come in the language asked for, and in English without one", async () => {
  const { esim } = await openEsim();
  const read = async (query: string) =>
    (await esim("GET", `/customer/v2/sims/${active}/instructions${query}`)).body.data;
  const english = await read("");
  expect(english.network_setup).toContain("Switch the new line on");
  expect((await read("?language=fr")).network_setup).toContain("Activez la nouvelle ligne");
  expect(await read("?language=fr-SN")).toEqual(await read("?language=FR"));
  const texts = new Set<string>();
  for (const language of ["en", "fr", "es", "pt"]) {
    texts.add((await read(`?language=${language}`)).installation_manual);
  }
  expect(texts.size).toBe(4);
  for (const language of ["xx", "", "__proto__", "constructor"]) {
    expect(await read(`?language=${language}`)).toEqual(english);
  }
});

test("the instructions of an eSIM that does not exist are refused with 404", async () => {
  const { esim } = await openEsim();
  expect((await esim("GET", "/customer/v2/sims/1/instructions")).status).toBe(404);
});
