/** Held for each segment when a message is sent (SMS-082: what a segment costs is unknown). */
export const HELD_KOBO = 500;

/** What the provider charges for each segment that it delivered. */
export const EXACT_KOBO = 450;

/** What a one-time code costs, at once and for good (SMS-098: unknown). */
export const CODE_KOBO = 450;
