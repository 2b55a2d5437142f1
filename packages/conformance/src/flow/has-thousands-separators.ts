/** Thousands stand apart, whatever separates them, the decimals or a currency. */
export function hasThousandsSeparators(amount: string): boolean {
  return /^\D*\d{1,3}(?:([.,'’\s])\d{3}(?:\1\d{3})*)?(?:[.,]\d+)?\D*$/u.test(amount);
}
