import type { AnyHandler } from "../http/call.ts";

/** By operationId. */
export const handlers: Readonly<Record<string, AnyHandler>> = {};
