import type { Handler } from "../http/call.ts";
import { answer } from "../http/reply.ts";
import { naira } from "../wallet/naira.ts";
import { readWallet } from "../wallet/wallet.ts";

export const getBalance: Handler = async (call) => {
  const { balanceKobo, creditLimitKobo, postPaid } = await readWallet(call, "esim");
  return answer(call, {
    // What a post-paid account owes is taken from its credit, not shown as a balance below zero.
    balance: naira(postPaid ? Math.max(balanceKobo, 0) : balanceKobo),
    ...(postPaid && {
      available_credit: naira(creditLimitKobo + Math.min(balanceKobo, 0)),
      credit_limit: naira(creditLimitKobo),
    }),
    currency: "NGN",
  });
};
