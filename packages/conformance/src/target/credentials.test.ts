import { expect, test } from "vitest";
import { areas } from "../contract/contract.ts";
import { readCredentials } from "./credentials.ts";

const environment = {
  PARTNER_ESIM_API_KEY: "esim-key",
  PARTNER_VOICE_API_KEY: " voice-key\n",
  PARTNER_SMS_API_KEY: "",
};

test("keys come from the environment, for the areas in scope", () => {
  expect(readCredentials(environment, "staging", ["esim", "voice"])).toEqual({
    esim: "esim-key",
    voice: "voice-key",
  });
});

test("a key that is missing or empty is named by its variable", () => {
  expect(() => readCredentials(environment, "staging", areas)).toThrow("Set PARTNER_SMS_API_KEY");
  expect(() => readCredentials(environment, "staging", areas)).toThrow("--profile sandbox");
});

test("a key that no header can carry is refused, and not repeated", () => {
  const broken = { PARTNER_ESIM_API_KEY: "two\nlines" };
  expect(() => readCredentials(broken, "staging", ["esim"])).toThrow("PARTNER_ESIM_API_KEY holds");
  expect(() => readCredentials(broken, "staging", ["esim"])).not.toThrow("two");
});

test("a mock is never shown a real key", () => {
  expect(Object.values(readCredentials(environment, "mock", areas))).toEqual(
    Array(3).fill("<API_KEY>"),
  );
});
