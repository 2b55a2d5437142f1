import { each, hasFields, hasSomeOf } from "../flow/check.ts";
import type { Fields } from "../flow/fields.ts";
import type { Flow } from "../flow/flow.ts";
import { highestCost } from "../flow/highest-cost.ts";
import { isJsonObject } from "../flow/is-json-object.ts";

/** From the api_key to an ordered eSIM, its instructions and its first usage. */
export const buyEsim: Flow = {
  name: "buy-esim",
  area: "esim",
  async run({ apiKey, call, rule, shape }) {
    const access = await call("requestAccessToken", { api_key: apiKey });
    const token = access.take("/data/access_token");
    rule("ESIM-002", access, isJsonObject);
    rule("ESIM-138", access);
    shape(access, "ESIM-021", "ESIM-022", "ESIM-119", "ESIM-120", "ESIM-137");

    const balance = await call("getBalance", {}, { token });
    rule(
      "ESIM-118",
      balance,
      each("/data/currency", (currency) => currency === "NGN"),
    );
    shape(balance, "ESIM-021", "ESIM-022");

    const packages = await call("listPackages", { country_code: "NG" }, { token });
    const pack = packages.take<Fields>("/data/0");
    const package_id = packages.take("/data/0/id");
    rule(
      "ESIM-036",
      packages,
      each<Fields>("/data/*", ({ amount, is_unlimited }) =>
        amount === 0 ? is_unlimited === true : undefined,
      ),
    );
    rule("ESIM-041", packages, each<Fields>("/data/*", tellsVolume));
    shape(packages, "ESIM-004", "ESIM-022", "ESIM-023", "ESIM-030", "ESIM-033", "ESIM-038");
    shape(packages, "ESIM-039", "ESIM-040", "ESIM-042", "ESIM-043", "ESIM-161");

    const description = `conformance ${crypto.randomUUID()}`;
    const order = await call(
      "createOrder",
      { package_id, quantity: 1, description },
      { token, cost: highestCost(pack, 1) },
    );
    const iccid = order.take("/data/sims/0/iccid");
    rule("ESIM-002", order, isJsonObject);
    rule(
      "ESIM-005",
      order,
      each<unknown[]>("/data/sims", (sims) => sims.length >= 1),
    );
    rule(
      "ESIM-029",
      [packages, order],
      each("/data/package_id", (id) => id === package_id),
    );
    rule(
      "ESIM-066",
      order,
      each("/data/price", (price) => price === packages.take("/data/0/price")),
    );
    rule("ESIM-097", order, each<Fields>("/data/sims/*", hasManualActivation));
    rule("ESIM-167", order);
    rule("ESIM-091", order, hasSomeOf("/data", "package_id", "validity", "price"));
    shape(order, "ESIM-021", "ESIM-022", "ESIM-089", "ESIM-091", "ESIM-092");
    shape(order, "ESIM-096", "ESIM-098", "ESIM-099", "ESIM-100");

    const orders = await call("listOrders", { description, include: "sims" }, { token });
    rule("ESIM-083", orders, hasFields("/data/*", "status"));
    shape(
      orders,
      "ESIM-022",
      "ESIM-023",
      "ESIM-080",
      "ESIM-081",
      "ESIM-082",
      "ESIM-084",
      "ESIM-182",
    );

    const instructions = await call(
      "getInstallationInstructions",
      { iccid, language: "en" },
      { token },
    );
    rule("ESIM-105", instructions, hasSomeOf("/data", ...guides));
    shape(instructions, "ESIM-021", "ESIM-022", "ESIM-103", "ESIM-104", "ESIM-105", "ESIM-106");

    const usage = await call("getUsage", { iccid }, { token });
    rule(
      "ESIM-109",
      usage,
      each<Fields>("/data", ({ status, expired_at }) =>
        ["ACTIVE", "EXPIRED", "FINISHED"].includes(status as string)
          ? typeof expired_at === "string"
          : undefined,
      ),
    );
    rule("ESIM-107", usage, each<Fields>("/data", isPartOfWhole));
    rule("ESIM-190", usage, hasFields("/data", "remaining", "total", "status"));
    shape(usage, "ESIM-021", "ESIM-022", "ESIM-108", "ESIM-125");

    rule("ESIM-016", [instructions, usage]);
    rule("ESIM-001", [access, balance, packages, order, orders, instructions, usage]);
    rule("ESIM-024", [balance, packages, order, orders, instructions, usage]);
  },
};

const guides = ["installation_qr_code", "installation_manual", "network_setup"];

function isPartOfWhole({ remaining, total }: Fields): boolean {
  return Number.isInteger(remaining) && Number(remaining) <= Number(total);
}

/** In which language an amount or the word for unlimited stands is open. */
function tellsVolume({ data, is_unlimited }: Fields): boolean {
  const hasWord = /\p{L}/u.test(`${data}`);
  return hasWord && (is_unlimited === true || /\d/.test(`${data}`) || /unlimited/i.test(`${data}`));
}

/** The whole `LPA:1$…` text is the content of the QR code; by hand, its two parts are entered. */
function hasManualActivation({ lpa, matching_id }: Fields): boolean {
  return /^[\w-]+(\.[\w-]+)+(:\d+)?$/.test(lpa as string) && matching_id !== "";
}
