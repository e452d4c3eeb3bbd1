import type { Giving } from '@raade/content-model/giving/giving.schema';

/** An example of what an amount pays for. */
interface Tier {
  readonly title: string;
  /** A concrete thing that this amount pays for. */
  readonly description: string;
  /** Parts of the amount. */
  readonly benefits: readonly string[];
}

/**
 * The tier of a choice in the form.
 *
 * @param amount as in the form: a preset in dollars, or `custom`
 */
export function tierOf(amount: string, { tiers, ownAmount, otherAmount, paysFor }: Giving): Tier {
  const preset = tiers.find(({ dollars }) => String(dollars) === amount);
  return preset ?? { ...(amount === 'custom' ? ownAmount : otherAmount), benefits: paysFor };
}

/** Returns the tier of a donation: that of a preset, also if the amount was typed. `amount` is in cents. */
export function tierOfDonation(amount: number, giving: Giving): Tier {
  const preset = giving.tiers.find(({ dollars }) => dollars * 100 === amount);
  return preset ?? tierOf('custom', giving);
}
