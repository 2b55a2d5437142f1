import { callEveryEsimOperation } from "../flow/call-every-esim-operation.ts";
import { each, status } from "../flow/check.ts";
import type { Fields } from "../flow/fields.ts";
import { after } from "../flow/first-missing.ts";
import type { Flow } from "../flow/flow.ts";
import { isFreshToken } from "../flow/is-fresh-token.ts";
import { isRefusal } from "../flow/is-refusal.ts";

/** They have no limit that a later step would meet. */
const reads = ["listPackages", "listOrders", "listEsims", "getInstallationInstructions"];
const almostADay = 24 * 3600 - 60;

/** What opens the eSIM area, for how long, and what is said to anything else. */
export const esimCredentials: Flow = {
  name: "esim-credentials",
  area: "esim",
  needsMemory: true,
  async run(journey) {
    const { apiKey, call, rule, shape, fixture, sandbox } = journey;
    const access = await call("requestAccessToken", { api_key: apiKey });
    const token = access.take("/data/access_token");
    const withoutKey = await call("requestAccessToken", {}, { expect: "refusal", faulty: true });
    const withNumber = await call(
      "requestAccessToken",
      { api_key: 12345 },
      { expect: "refusal", faulty: true },
    );
    const withUnknownKey = await call(
      "requestAccessToken",
      { api_key: "no-such-key" },
      { expect: 401 },
    );
    rule("ESIM-136", [access, withoutKey, withNumber]);
    rule("ESIM-139", withoutKey, status(422));
    rule("ESIM-220", withUnknownKey);
    rule("ESIM-121", access, each("/data/access_token", isJwt));

    const balance = await call("getBalance", {}, { token, expect: "access" });
    rule("ESIM-215", [access, balance], status(200));

    const withoutToken = await callEveryEsimOperation(journey, {
      token,
      options: { token: null, expect: 401 },
    });
    const withWrongToken = await callEveryEsimOperation(journey, {
      token,
      options: { token: "no-such-token", expect: 401 },
    });

    const soon = await sandbox.advance(almostADay);
    const stillGood = await call("getBalance", {}, { token: after(soon, token), expect: "access" });
    rule("ESIM-216", [access, stillGood], status(200));
    const iccid = fixture("activeIccid");
    for (const operation of reads) {
      const ofEsim = operation.startsWith("list") ? {} : { iccid };
      const answer = await call(operation, ofEsim, {
        token: after(soon, token),
        expect: "access",
      });
      rule("ESIM-216", [access, answer], status(200));
    }

    const refreshed = await call(
      "refreshAccessToken",
      {},
      { token: after(soon, token), expect: "access" },
    );
    const newToken = refreshed.take("/data/access_token");
    const over = await sandbox.advance(120);
    const renewed = await call(
      "getBalance",
      {},
      { token: after(over, newToken), expect: "access" },
    );
    const withStaleToken = await callEveryEsimOperation(journey, {
      token: newToken,
      options: { token: after(over, token), expect: 401 },
    });
    const later = await sandbox.advance(almostADay - 120);
    const stillRenewed = await call(
      "getBalance",
      {},
      { token: after(later, newToken), expect: "access" },
    );
    rule("ESIM-219", [...withoutToken, ...withWrongToken, ...withStaleToken]);
    rule("ESIM-140", [refreshed, renewed], status(200));
    rule("ESIM-141", refreshed, status(200));
    rule("ESIM-142", [stillRenewed, refreshed], each<Fields>("/data", isFreshToken));
    rule("ESIM-001", refreshed);
    rule("ESIM-024", refreshed);
    shape(refreshed, "ESIM-022", "ESIM-142");
    for (const refusal of [withoutKey, withUnknownKey, ...withoutToken, ...withWrongToken]) {
      rule("ESIM-232", refusal, each<Fields>("", isRefusal));
    }
  },
};

/** Three parts of base64url, five where it is encrypted; the first is a JSON object that names its algorithm. */
function isJwt(token: string): boolean {
  const [header = "", ...rest] = token.split(".");
  if (![2, 4].includes(rest.length) || !/^[\w.-]+$/.test(token)) return false;
  try {
    return typeof JSON.parse(Buffer.from(header, "base64url").toString("utf8")).alg === "string";
  } catch {
    return false;
  }
}
