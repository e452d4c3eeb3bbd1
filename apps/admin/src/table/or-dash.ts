/** How an empty value is shown. */
export const orDash = (value: string | null): string =>
  value === null || value === '' ? '-' : value;
