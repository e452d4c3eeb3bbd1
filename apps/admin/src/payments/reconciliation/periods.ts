const DAY_MS = 24 * 60 * 60 * 1000;

interface Period {
  readonly id: string;
  readonly label: string;
  /** Undefined: from the first payment on. */
  readonly days?: number;
}

/** How far back the books are compared. */
export const PERIODS: readonly [Period, ...Period[]] = [
  { id: '30', label: 'Last 30 days', days: 30 },
  { id: '7', label: 'Last 7 days', days: 7 },
  { id: '130', label: 'Last 130 days', days: 130 },
  { id: '365', label: 'Last year', days: 365 },
  { id: 'all', label: 'All payments' },
];

/** The instant, in ISO 8601, at which a period that ends now begins. */
export function startOf(periodId: string, now = Date.now()): string {
  const { days } = PERIODS.find(({ id }) => id === periodId) ?? PERIODS[0];
  return new Date(days === undefined ? 0 : now - days * DAY_MS).toISOString();
}
