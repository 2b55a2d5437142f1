import type { Domain } from "../domain.ts";
import { deliverDue } from "../webhooks/deliver-due.ts";
import { scheduleDeliveries } from "../webhooks/deliveries.ts";
import { handlers } from "./handlers.ts";
import { seedSms } from "./seed-sms.ts";
import { settleReports } from "./settle-reports.ts";
import { createSmsTables } from "./tables.ts";

export const sms: Domain = {
  handlers,
  createTables: createSmsTables,
  tables: [
    "sms_senders",
    "sms_templates",
    "sms_messages",
    "sms_codes",
    "webhooks",
    "webhook_deliveries",
  ],
  seed: seedSms,
  async settle(world) {
    const more = await settleReports(world);
    await scheduleDeliveries(world);
    return more;
  },
  deliver: deliverDue,
};
