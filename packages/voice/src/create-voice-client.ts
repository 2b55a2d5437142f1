import {
  type ClientBase,
  type ClientOptions,
  createClient,
  keyAuth,
} from "@partner-connectivity/core";
import { operations, type VoiceOperations } from "./operations.gen.ts";
import type { paths } from "./schema.gen.ts";

export interface VoiceClient extends VoiceOperations, ClientBase<paths> {}

/**
 * A client of the voice-only area (4.2). A claim or a renewal whose answer was lost is never sent again.
 * @throws TypeError when baseUrl or apiKey cannot be used
 * @throws Error in a web page, unless that is allowed
 */
export function createVoiceClient(options: ClientOptions): VoiceClient {
  return createClient({
    operations,
    options,
    auth: keyAuth("authorization", `Bearer ${options.apiKey}`),
  });
}
