import type { Check } from "./check.ts";

/** Holds when the answer was read as a JSON object. */
export const isJsonObject: Check = ({ body }) => typeof body === "object" && body !== null;
