import type { Domain } from "./domain.ts";
import { esim } from "./esim/esim.ts";
import { sms } from "./sms/sms.ts";
import { voice } from "./voice/voice.ts";

export const domains: readonly Domain[] = [esim, voice, sms];
