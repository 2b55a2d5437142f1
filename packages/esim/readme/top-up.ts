import { strict as assert } from "node:assert";
import { esim } from "./first-call.ts";

const iccid = "8923400000000000017";
const payFor = async (price: number) => assert.ok(price > 0);
// README
const topped = await esim.topUp({
  iccid,
  async choose(offers) {
    const offer = offers.find(({ day }) => day >= 7);
    if (!offer) throw new Error("Nothing on offer for a week");
    await payFor(offer.price);
    return offer;
  },
});
// END
assert.equal(topped.known, "answered");
