import type { Domain } from "../domain.ts";
import { deliverDue } from "../webhooks/deliver-due.ts";
import { scheduleDeliveries } from "../webhooks/deliveries.ts";
import { handlers } from "./handlers.ts";
import { seedSms } from "./seed-sms.ts";
import { settleReports } from "./settle-reports.ts";

export const sms: Domain = {
  handlers,
  seed: seedSms,
  async settle(world) {
    const more = await settleReports(world);
    await scheduleDeliveries(world);
    return more;
  },
  deliver: deliverDue,
};
