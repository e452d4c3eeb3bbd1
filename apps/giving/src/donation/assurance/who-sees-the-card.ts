/** Stands with the other assurances until there is a card field, then over that. */
export const WHO_SEES_THE_CARD =
  'Stripe, a payment company, takes your card: we never see its number.';
