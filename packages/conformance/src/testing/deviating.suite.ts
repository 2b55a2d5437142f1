import { createSandbox } from "@partner-connectivity/sandbox";
import { conformance } from "../vitest.ts";

const sandbox = createSandbox();

/** A suite whose service shows no currency: what its test run must find. */
conformance({
  target: "https://sandbox.test",
  profile: "sandbox",
  only: ["ESIM-118", "ESIM-021", "SMS-131"],
  async fetch(request) {
    const response = await sandbox.fetch(request);
    if (!request.url.endsWith("/balance")) return response;
    const body = (await response.json()) as { data: { currency: string } };
    body.data.currency = "EUR";
    return Response.json(body, { status: response.status, headers: response.headers });
  },
});
