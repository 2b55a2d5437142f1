/** Records 10,000 exchanges and writes them down, and tells its memory. */
import { tuneNode } from "../../../packages/conformance/src/tune-node.ts";

tuneNode();
await import("./record-exchanges.ts");
