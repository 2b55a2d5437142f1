/** Replays the journeys of one flow file with our runner: what `redocly respect` does with it. */
import { tuneNode } from "../../../packages/conformance/src/tune-node.ts";

tuneNode();
await import("./replay-flow.ts");
