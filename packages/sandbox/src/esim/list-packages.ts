import type { Handler } from "../http/call.ts";
import { offsetOf } from "../http/offset.ts";
import { answer } from "../http/reply.ts";
import { packages, topUpsFor } from "./catalogue.ts";
import { describePackage, describeTopUp } from "./describe-package.ts";
import { DEFAULT_LIMIT, type PageQuery } from "./page.ts";

interface Query extends PageQuery {
  readonly type?: "local" | "global";
  readonly "filter[type]"?: "local" | "global";
  readonly country_code?: string;
  readonly "filter[country]"?: string;
  readonly include?: "topup";
}

export const listPackages: Handler<{ query: Query }> = (call) => {
  const { query } = call;
  // Which spelling wins is not shown (ESIM-152): the short one.
  const type = query.type ?? query["filter[type]"];
  const country = (query.country_code ?? query["filter[country]"])?.toUpperCase();
  const start = offsetOf(query.page ?? 1, query.limit ?? DEFAULT_LIMIT);
  const page = packages
    .filter((offer) => type === undefined || (offer.type === "local") === (type === "local"))
    // Packages that cover more than the country are left out (ESIM-153).
    .filter((offer) => country === undefined || offer.coverage === country)
    .slice(start, start + (query.limit ?? DEFAULT_LIMIT));
  return answer(
    call,
    page.map((offer) => ({
      ...describePackage(offer),
      ...(query.include === "topup" && { topups: topUpsFor(offer).map(describeTopUp) }),
    })),
  );
};
