// #region sandbox
import { createSandbox } from "@partner-connectivity/sandbox";
import { createSmsClient } from "@partner-connectivity/sms";

const sandbox = createSandbox({ clock: "manual", strict: true });
const sms = createSmsClient({
  baseUrl: "http://sandbox.test",
  apiKey: sandbox.organisation.sms.apiKey,
  fetch: sandbox.fetch, // no port, no network
});
// #endregion

// #region outbox
const { reference } = await sms.sendOtp({ recipient: "+2348030000009" });
const [sent] = await sandbox.control.listOutbox("+2348030000009");
console.log(sent); // what the phone would have shown, with the code
// #endregion

// #region clock
await sandbox.control.moveClock({ advance_seconds: 3600 });
const late = await sms.verifyOtp({ reference, code: sent?.kind === "code" ? sent.code : "" });
console.log(late.verified, late.status);
// #endregion

// #region fault
await sandbox.control.addFault({ kind: "answer", operation: "sendSms", status: 503, times: 1 });
await sandbox.control.setLimits({ "sms-send": { requests: 5, seconds: 60 } });
// #endregion

await sandbox.close();
