import type { Handler } from "../http/call.ts";
import { answer } from "../http/reply.ts";
import { naira } from "../wallet/naira.ts";
import { readWallet } from "../wallet/wallet.ts";

export const getBalance: Handler = async (call) => {
  const { balanceKobo, creditLimitKobo, postPaid } = await readWallet(call, "esim");
  return answer(call, {
    balance: naira(balanceKobo),
    ...(postPaid && {
      available_credit: naira(balanceKobo + creditLimitKobo),
      credit_limit: naira(creditLimitKobo),
    }),
    currency: "NGN",
  });
};
