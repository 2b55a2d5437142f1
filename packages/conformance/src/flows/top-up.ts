import { each } from "../flow/check.ts";
import type { Fields } from "../flow/fields.ts";
import { compare } from "../flow/first-missing.ts";
import type { Flow } from "../flow/flow.ts";
import { highestCost } from "../flow/highest-cost.ts";
import { isJsonObject } from "../flow/is-json-object.ts";
import { Missing } from "../flow/missing.ts";

/** From the eSIM list to the new entry in the package history. */
export const topUp: Flow = {
  name: "top-up",
  area: "esim",
  async run({ apiKey, call, rule, shape, fixture }) {
    const access = await call("requestAccessToken", { api_key: apiKey });
    const token = access.take("/data/access_token");

    const esims = await call("listEsims", {}, { token });
    const chosen = fixture("activeIccid");
    const iccid = chosen instanceof Missing ? esims.take("/data/0/iccid") : chosen;
    shape(esims, "ESIM-022", "ESIM-023", "ESIM-122");

    const offer = await call("listTopUpPackages", { iccid }, { token });
    const pack = offer.take<Fields>("/data/0");
    const package_id = offer.take("/data/0/id");
    rule(
      "ESIM-027",
      offer,
      each<Fields>("", (body) =>
        ["success", "code", "message", "timestamp"].every((key) => !(key in body)),
      ),
    );
    shape(offer, "ESIM-027", "ESIM-046", "ESIM-047", "ESIM-048", "ESIM-051", "ESIM-052");
    shape(offer, "ESIM-053", "ESIM-054", "ESIM-195");

    const order = await call(
      "createTopUpOrder",
      {
        package_id,
        iccid,
        description: `conformance ${crypto.randomUUID()}`,
        "Idempotency-Key": crypto.randomUUID(),
      },
      { token, cost: highestCost(pack, 1) },
    );
    rule("ESIM-002", order, isJsonObject);
    rule("ESIM-020", order, each("/timestamp", isUtc));
    rule(
      "ESIM-045",
      [offer, order],
      each("/data/data/package_id", (id) => id === package_id),
    );
    rule(
      "ESIM-057",
      order,
      each("/data/data/package_id", (id) => id === package_id),
    );
    rule(
      "ESIM-066",
      order,
      each("/data/data/price", (price) => price === offer.take("/data/0/price")),
    );
    rule(
      "ESIM-070",
      order,
      each<Fields>("/data/data", (record) => repeats(record, iccid)),
    );
    rule("ESIM-202", order);
    rule("ESIM-203", order);
    shape(
      order,
      "ESIM-017",
      "ESIM-018",
      "ESIM-019",
      "ESIM-025",
      "ESIM-057",
      "ESIM-058",
      "ESIM-059",
    );
    shape(
      order,
      "ESIM-062",
      "ESIM-064",
      "ESIM-065",
      "ESIM-067",
      "ESIM-068",
      "ESIM-069",
      "ESIM-070",
    );
    shape(order, "ESIM-206");

    const history = await call("listPackageHistory", { iccid }, { token });
    rule("ESIM-020", history, each("/timestamp", isUtc));
    rule("ESIM-074", history, each<Fields>("/data/data/*", expiresOnceActivated));
    rule("ESIM-075", history, each<Fields>("/data/data/*", finishesWhenUsedUp));
    rule(
      "ESIM-209",
      [order, history],
      each<Fields[]>("/data/data", (entries) =>
        compare(
          package_id,
          entries,
          (id, all) =>
            all.some((entry) => isOfPackage(entry, "topup", id)) &&
            all.some((entry) => isOfPackage(entry, "initial")),
        ),
      ),
    );
    rule("ESIM-071", history, each<Fields>("/data/data/*", hasIdAndRest));
    // Of a package that was bought before, an older entry may show what it cost then.
    rule(
      "ESIM-076",
      [offer, order, history],
      each<Fields[]>("/data/data", (entries) =>
        compare(pack, entries, (listed, all) => {
          const own = all.filter((entry) => isOfPackage(entry, "topup", `${listed["id"]}`));
          return own.length === 0 ? undefined : own.some((entry) => isAsListed(entry, listed));
        }),
      ),
    );
    rule(
      "ESIM-127",
      history,
      each<string>("/data/data/*/status", (status) => status === status.toLowerCase()),
    );
    shape(history, "ESIM-017", "ESIM-018", "ESIM-019", "ESIM-026", "ESIM-072", "ESIM-073");
    shape(history, "ESIM-076", "ESIM-077", "ESIM-078", "ESIM-126", "ESIM-208");

    rule("ESIM-016", [offer, order, history]);
    rule("ESIM-001", [access, esims, offer, order, history]);
    rule("ESIM-024", esims);
  },
};

/** Which types the figures have in the history is an assumption. */
function isAsListed({ package: pack }: Fields, listed: Fields): boolean {
  const figures = ["price", "net_price", "amount", "day"];
  return figures.every((name) => Number((pack as Fields)[name]) === Number(listed[name]));
}

function hasIdAndRest({ id, remaining }: Fields): boolean {
  return Number.isInteger(id) && Number.isInteger(remaining);
}

function isOfPackage({ package: pack }: Fields, type: string, id?: string): boolean {
  const of = pack as Fields | null | undefined;
  return of?.["type"] === type && (id === undefined || of["id"] === id);
}

/** A time without an offset does not say that it is in UTC, nor that it is not. */
function isUtc(timestamp: string): boolean | undefined {
  if (/(Z|[+-]00:?00)$/.test(timestamp)) return true;
  return /[+-]\d{2}:?\d{2}$/.test(timestamp) ? false : undefined;
}

function repeats({ id, order_id, iccid }: Fields, submitted: unknown): boolean | undefined {
  if (order_id === undefined || iccid === undefined) return undefined;
  return order_id === id && iccid === submitted;
}

function expiresOnceActivated({ activated_at, expired_at }: Fields): boolean | undefined {
  return typeof activated_at === "string" ? typeof expired_at === "string" : undefined;
}

function finishesWhenUsedUp({ remaining, finished_at }: Fields): boolean | undefined {
  return typeof remaining === "number" && remaining > 0 ? finished_at === null : undefined;
}
