import type { Journey } from "./flow.ts";
import type { Missing } from "./missing.ts";

/** The access token that the steps of an eSIM flow carry. */
export async function enterEsim({ apiKey, call }: Journey): Promise<string | Missing> {
  const access = await call("requestAccessToken", { api_key: apiKey });
  return access.take("/data/access_token");
}
