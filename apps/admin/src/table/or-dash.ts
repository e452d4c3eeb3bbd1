/** How an empty value is shown. */
export function orDash(value: string | null): string {
  return value === null || value === '' ? '-' : value;
}
