import type { Check } from "./check.ts";

/** Holds when the answer was read as a JSON object. */
export const isJsonObject: Check = (...bodies) =>
  bodies.every((body) => typeof body === "object" && body !== null);
