import type { Handler } from "../http/call.ts";
import { answer } from "../http/reply.ts";
import { issueAccessToken } from "./access-token.ts";

/** Exchanges the api_key; the chain has found its organisation already. */
export const requestAccessToken: Handler = (call) => {
  const { data } = call.operation.success.example;
  const access_token = issueAccessToken(call, data.expires_in);
  return answer(call, { ...data, access_token });
};
