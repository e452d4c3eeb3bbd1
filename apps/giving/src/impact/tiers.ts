import { GIVING } from '../content/giving.ts';

/** The meaning of a donor's choice of amount. */
export interface Tier {
  readonly title: string;
  /** One thing that this amount pays for, such that somebody could ask for the bill. */
  readonly description: string;
  /** The parts of that thing. */
  readonly benefits: readonly string[];
}

const { tiers, ownAmount, otherAmount, paysFor } = GIVING;

/** Tiers by the chosen amount, as in the donation form: a preset in dollars, or `custom`. */
const TIERS: ReadonlyMap<string, Tier> = new Map<string, Tier>([
  ...tiers.map(({ dollars, ...tier }) => [String(dollars), tier] as const),
  ['custom', { ...ownAmount, benefits: paysFor }],
]);

const OTHER_TIER: Tier = { ...otherAmount, benefits: paysFor };

/** The tier of a choice in the form. */
export function tierOf(amount: string): Tier {
  return TIERS.get(amount) ?? OTHER_TIER;
}

/** The tier of a gift that was made: that of the preset, also if its amount was typed. `amount` is in cents. */
export function tierOfGift(amount: number): Tier {
  return tierOf(TIERS.has(String(amount / 100)) ? String(amount / 100) : 'custom');
}
