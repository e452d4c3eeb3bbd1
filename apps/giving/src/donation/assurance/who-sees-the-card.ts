/** Stands with the other assurances until there is a card field, then over that. */
export const WHO_SEES_THE_CARD =
  'Stripe takes the payment: we never see your card number. A receipt comes by email at once.';
