import { readOutbox, type Sent } from "../sms/outbox.ts";
import { act, type Plane } from "./plane.ts";

/**
 * What would have gone to phones: the latest messages and one-time codes.
 * @param recipient leaves only what went to this number, in E.164
 */
export async function listOutbox(plane: Plane, recipient?: string): Promise<Sent[]> {
  return await act(plane, (world) => readOutbox(world, recipient));
}
