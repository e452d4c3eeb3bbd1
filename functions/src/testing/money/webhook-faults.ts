import type { Chance } from './chance.ts';

const FAULTS = ['give-up', 'duplicate', 'reorder', 'answer-lost', 'delay', 'none'] as const;

/** Of a hundred deliveries. */
const SHARES: Readonly<Record<(typeof FAULTS)[number], number>> = {
  'give-up': 10,
  duplicate: 10,
  reorder: 10,
  'answer-lost': 3,
  delay: 10,
  none: 57,
};

const LONGEST_DELAY_MS = 2000;

/** What goes wrong with each of the next deliveries of Stripe's events, as its emulator takes it. */
export function webhookFaults(chance: Chance, deliveries: number) {
  const [first, ...others] = FAULTS.flatMap((what) => Array<typeof what>(SHARES[what]).fill(what));
  if (first === undefined) return [];
  return Array.from({ length: deliveries }, (_, index) => index + 1).flatMap((nth) => {
    const what = chance.oneOf([first, ...others]);
    if (what === 'none') return [];
    const delayMs = chance.oneOf([10, 100, 500, LONGEST_DELAY_MS]);
    return [what === 'delay' ? { what, nth, delayMs } : { what, nth }];
  });
}
