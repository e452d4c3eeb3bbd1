import type { Giving } from '@raade/content-model/giving/giving.schema';

/** The meaning of a donor's choice of amount. */
interface Tier {
  readonly title: string;
  /** One thing that this amount pays for, such that somebody could ask for the bill. */
  readonly description: string;
  /** The parts of that thing. */
  readonly benefits: readonly string[];
}

/**
 * The tier of a choice in the form.
 * @param amount as in the form: a preset in dollars, or `custom`
 */
export function tierOf(amount: string, { tiers, ownAmount, otherAmount, paysFor }: Giving): Tier {
  const preset = tiers.find(({ dollars }) => String(dollars) === amount);
  return preset ?? { ...(amount === 'custom' ? ownAmount : otherAmount), benefits: paysFor };
}

/** The tier of a gift that was made: that of the preset, also if its amount was typed. `amount` is in cents. */
export function tierOfGift(amount: number, giving: Giving): Tier {
  const preset = giving.tiers.find(({ dollars }) => dollars * 100 === amount);
  return preset ?? tierOf('custom', giving);
}
