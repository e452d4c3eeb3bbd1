/**
 * Formats cents: `$50`, `$1,000`, and with decimals only if needed: `$50.50`. Other currencies by their code, like
 * `eur`.
 */
export function formatCents(cents: number, currency = 'usd'): string {
  return format(cents, currency, cents % 100 === 0 ? 0 : 2);
}

/** Formats cents always with decimals, `$50.00`, for columns and sums. */
export function formatToTheCent(cents: number, currency = 'usd'): string {
  return format(cents, currency, 2);
}

function format(cents: number, currency: string, minimumFractionDigits: 0 | 2): string {
  // Nearly all amounts are whole cents in dollars, and creating the first `Intl` formatter blocks a slow phone for a
  // tenth of a second.
  if (currency === 'usd' && Number.isInteger(cents)) return inDollars(cents, minimumFractionDigits);
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits,
    maximumFractionDigits: 2,
  }).format(cents / 100);
}

const inDollars = (cents: number, fractionDigits: 0 | 2): string => {
  // String operations, since dividing the largest sums gives errors of a cent.
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const grouped = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${grouped}${fractionDigits === 2 ? `.${digits.slice(-2)}` : ''}`;
};
