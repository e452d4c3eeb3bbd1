/** Stands with the other assurances until there is a card field, then over that. */
export const WHO_SEES_THE_CARD = 'Stripe handles your card. We never see its number.';
