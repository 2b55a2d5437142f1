import type { Selectable } from "kysely";
import { DAY } from "../clock.ts";
import { readDay, startOf } from "../day.ts";
import type { World } from "../domain.ts";
import { offsetOf } from "../http/offset.ts";
import { prepared, type Slots } from "../store/prepared.ts";
import { DEFAULT_LIMIT, MOST_LIMIT, type PageQuery } from "./page.ts";
import type { EsimTables } from "./tables.ts";

/** The filters of the order list; all that are given apply (ESIM-160). */
interface Filters {
  readonly created_at?: string;
  readonly code?: string;
  readonly order_status?: string;
  readonly iccid?: string;
  readonly description?: string;
  readonly type?: "sim" | "topup";
}

export interface OrderQuery extends PageQuery, Filters {}

/** A page of the orders, oldest first. */
export async function readOrders(
  { db, organisation }: World,
  { page = 1, limit = DEFAULT_LIMIT, ...filters }: OrderQuery,
): Promise<Selectable<EsimTables["esim_orders"]>[]> {
  const size = Math.min(limit, MOST_LIMIT);
  const from = startOf(readDay(filters.created_at ?? "") ?? ANY_DAY);
  return await selectPage(filters)(db, {
    ...(filters as Required<Filters>),
    organisation_id: organisation.id,
    from,
    to: from + DAY,
    limit: size,
    offset: offsetOf(page, size),
  });
}

/** In place of a day that no filter asks for. */
const ANY_DAY = "1970-01-01";

interface Values extends Required<Filters> {
  readonly organisation_id: string;
  readonly from: number;
  readonly to: number;
  readonly limit: number;
  readonly offset: number;
}

const pages = new Map<string, ReturnType<typeof preparePage>>();

/** The query for these filters; one is kept for each set of them. */
function selectPage(filters: Filters): ReturnType<typeof preparePage> {
  const given = FILTERS.filter((name) => filters[name] !== undefined);
  const known = pages.get(given.join()) ?? preparePage(new Set(given));
  pages.set(given.join(), known);
  return known;
}

const FILTERS = ["created_at", "code", "order_status", "iccid", "description", "type"] as const;

function preparePage(given: ReadonlySet<(typeof FILTERS)[number]>) {
  return prepared((db, slot: Slots<Values>) => {
    let page = db
      .selectFrom("esim_orders")
      .selectAll()
      .where("organisation_id", "=", slot("organisation_id"))
      .orderBy("id")
      .limit(slot("limit"))
      .offset(slot("offset"));
    if (given.has("code")) page = page.where("code", "=", slot("code"));
    // The filter is compared with what an entry shows as status (ESIM-178).
    if (given.has("order_status")) page = page.where("status", "=", slot("order_status"));
    if (given.has("description")) page = page.where("description", "=", slot("description"));
    if (given.has("type")) page = page.where("type", "=", slot("type"));
    if (given.has("created_at")) {
      page = page.where("created_at", ">=", slot("from")).where("created_at", "<", slot("to"));
    }
    if (given.has("iccid")) {
      page = page.where("id", "in", (eb) =>
        eb
          .selectFrom("esim_order_sims")
          .select("order_id")
          .where("organisation_id", "=", slot("organisation_id"))
          .where("iccid", "=", slot("iccid")),
      );
    }
    return page;
  });
}
