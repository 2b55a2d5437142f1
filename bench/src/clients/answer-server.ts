/** The same answer to everything, over HTTP: what a client costs beside the network. */
import { createServer } from "node:http";
import { answer } from "./answer.ts";

const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(answer) };
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, headers).end(answer);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object") console.log(`http://127.0.0.1:${address.port}`);
});
process.once("SIGTERM", () => process.exit(0));
