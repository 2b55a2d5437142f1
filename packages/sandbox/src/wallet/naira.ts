/** Kobo as the amount in NGN that the wire carries. */
export function naira(kobo: number): number {
  return kobo / 100;
}

/** An amount in NGN as whole kobo. */
export function kobo(naira: number): number {
  return Math.round(naira * 100);
}
