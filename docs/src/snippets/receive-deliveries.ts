// #region receive
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { parseDelivery } from "@partner-connectivity/sms/webhooks";

export const server = createServer(async (request, response) => {
  try {
    const { message_id, status } = parseDelivery(await text(request));
    console.log(`${message_id} is ${status}`);
    response.writeHead(200).end();
  } catch {
    response.writeHead(400).end();
  }
});
// #endregion
