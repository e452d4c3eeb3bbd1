import type { Chance } from '../chance.ts';

const FAULTS = ['give-up', 'duplicate', 'reorder', 'answer-lost', 'delay', 'none'] as const;

/** Shares of a hundred deliveries. */
const SHARES: Readonly<Record<(typeof FAULTS)[number], number>> = {
  'give-up': 10,
  duplicate: 10,
  reorder: 10,
  'answer-lost': 3,
  delay: 10,
  none: 57,
};

const LONGEST_DELAY_MS = 2000;

/** Our endpoint is away for good during this part of the deliveries, from 0 to 1. */
const OUTAGE = { from: 0.1, to: 0.3 };

/** Names as people call the faults; an outage counts as lost, too. */
const NAMES: Readonly<Record<string, string>> = {
  'give-up': 'lost for good',
  duplicate: 'sent twice',
  reorder: 'out of order',
  'answer-lost': 'answer lost',
  delay: 'late',
};

/** How many of the first deliveries each fault has struck. */
export function struckBy(faults: ReturnType<typeof webhookFaults>, deliveries: number) {
  const struck = faults.filter(({ nth }) => nth <= deliveries);
  return Object.entries(NAMES).map(
    ([fault, name]) =>
      [`of these ${name}`, struck.filter(({ what }) => what === fault).length] as const,
  );
}

/** Faults of the next deliveries of Stripe's events, as its emulator takes them. */
export function webhookFaults(chance: Chance, deliveries: number) {
  const [first, ...others] = FAULTS.flatMap((what) => Array<typeof what>(SHARES[what]).fill(what));
  if (first === undefined) return [];
  return Array.from({ length: deliveries }, (_, index) => index + 1).flatMap((nth) => {
    const isAway = nth >= OUTAGE.from * deliveries && nth < OUTAGE.to * deliveries;
    const what = isAway ? 'give-up' : chance.oneOf([first, ...others]);
    if (what === 'none') return [];
    const delayMs = chance.oneOf([10, 100, 500, LONGEST_DELAY_MS]);
    return [what === 'delay' ? { what, nth, delayMs } : { what, nth }];
  });
}
