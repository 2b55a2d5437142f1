import type { Call, Reply } from "../http/call.ts";
import { answer } from "../http/reply.ts";
import { naira } from "../wallet/naira.ts";
import { readWallet } from "../wallet/wallet.ts";

/** What is left after the charges that are held (SMS-150). */
export async function getWalletBalance(call: Call): Promise<Reply> {
  const { balanceKobo } = await readWallet(call, "sms");
  return answer(call, { balance: naira(balanceKobo), currency: "NGN" });
}
