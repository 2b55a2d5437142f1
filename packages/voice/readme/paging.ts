import { strict as assert } from "node:assert";
import { voice } from "./first-call.ts";

const all: string[] = [];
// README
for await (const { phone_number } of voice.listAvailableNumbers.all({ page_size: 100 })) {
  all.push(phone_number);
}
// END
assert.ok(all.length > 5);
