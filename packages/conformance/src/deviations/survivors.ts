/** Musts that no deviation turns red, each with the reason. */
export const survivors: Readonly<Record<string, string>> = {};
