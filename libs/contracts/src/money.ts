/** Dollars as somebody types them, in whole cents: times 100, rounded. `NaN` for what is no number. */
export function dollarsToCents(dollars: string): number {
  return dollars.trim() === '' ? Number.NaN : Math.round(Number(dollars) * 100);
}

/** `$50`, `$1,000`, and with cents only if there are any: `$50.50`. Other currencies by their code, like `eur`. */
export function formatCents(cents: number, currency = 'usd'): string {
  return format(cents, currency, cents % 100 === 0 ? 0 : 2);
}

/** The same with cents always, `$50.00`: for columns and sums, in which figures stand under each other. */
export function formatToTheCent(cents: number, currency = 'usd'): string {
  return format(cents, currency, 2);
}

function format(cents: number, currency: string, minimumFractionDigits: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits,
    maximumFractionDigits: 2,
  }).format(cents / 100);
}
