/** Commas between thousands, a point before decimals. */
export function isAmountInText(amount: string): boolean {
  return /^\d{1,3}(,\d{3})*(\.\d+)?$/.test(amount);
}
