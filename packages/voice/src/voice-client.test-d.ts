import { expectTypeOf, test } from "vitest";
import {
  type AvailableNumber,
  isApiError,
  type VoiceClient,
  type VoiceUser,
  type VoiceUserPage,
} from "./index.ts";

declare const client: VoiceClient;
declare const error: unknown;

test("results are the payloads, never optional", async () => {
  expectTypeOf(client.renewNumber({ email: "ada.obi@example.com" })).toEqualTypeOf<Promise<null>>();
  expectTypeOf(client.listUsers()).toEqualTypeOf<Promise<VoiceUserPage>>();
  for await (const user of client.listUsers.all()) expectTypeOf(user).toEqualTypeOf<VoiceUser>();
  const { data } = await client.listAvailableNumbers({ page_size: 100 });
  expectTypeOf(data[0]).toExtend<AvailableNumber | undefined>();
});

test("a claim needs all that the contract asks for", () => {
  const user = {
    business_name: "Harbour Travel",
    dob: "1990-04-12",
    email: "ada.obi@example.com",
    first_name: "Ada",
    last_name: "Obi",
    mobile: "+2348030000001",
    nin: "12345678901",
    pressone_number: "+2347001000001",
  };
  client.claimNumber(user);
  client.claimNumber({ ...user, is_free_trial: true });
  // @ts-expect-error the nin is a text
  client.claimNumber({ ...user, nin: 12345678901 });
  // @ts-expect-error the number is missing
  client.claimNumber({ ...user, pressone_number: undefined });
  // @ts-expect-error an operation of another area
  client.listPackages();
});

test("an error is narrowed by operation, then by status", () => {
  if (!isApiError(error, "claimNumber")) return;
  if (error.status === 409) expectTypeOf(error.body.message).toEqualTypeOf<string>();
  if (error.status === 404) expectTypeOf(error.body).toEqualTypeOf<unknown>();
});
