/** The reason for a declined payment (https://docs.stripe.com/declines/codes). */
export interface Decline {
  /** Stripe's code of the error, like `card_declined`; `decline_code` is more specific. */
  readonly code: string;
  readonly decline_code: string;
  readonly message: string;
  readonly param?: string;
}

/** A test card of Stripe's (https://docs.stripe.com/testing). */
export interface TestCard {
  readonly number: string;
  /** The payment method id of this card for calls of a server. */
  readonly token: string;
  readonly brand: string;
  /** True if the card requires 3-D Secure. */
  readonly requiresAuthentication: boolean;
  /** Missing if the card is accepted. */
  readonly decline?: Decline;
}

const decline = (decline_code: string, message: string, code = 'card_declined'): Decline => ({
  code,
  decline_code,
  message,
});

const GENERIC_DECLINE = decline('generic_decline', 'Your card was declined.');
const INSUFFICIENT_FUNDS = decline('insufficient_funds', 'Your card has insufficient funds.');
const EXPIRED: Decline = {
  ...decline('expired_card', 'Your card has expired.', 'expired_card'),
  param: 'exp_month',
};
const INCORRECT_CVC: Decline = {
  ...decline('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
  param: 'cvc',
};
const PROCESSING_ERROR = decline(
  'processing_error',
  'An error occurred while processing your card. Try again in a little bit.',
  'processing_error',
);
const NOT_A_TEST_CARD = decline(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card. ' +
    'For a list of valid test cards, visit: https://docs.stripe.com/testing.',
);

const card = (number: string, token: string, brand: string): TestCard => ({
  number,
  token,
  brand,
  requiresAuthentication: false,
});
const visa = (number: string, token: string, reason: Decline): TestCard => ({
  ...card(number, token, 'visa'),
  decline: reason,
});

// One card per line.
// oxfmt-ignore
const TEST_CARDS: readonly TestCard[] = [
  card('4242424242424242', 'pm_card_visa', 'visa'),
  card('5555555555554444', 'pm_card_mastercard', 'mastercard'),
  card('378282246310005', 'pm_card_amex', 'amex'),
  card('6011111111111117', 'pm_card_discover', 'discover'),
  visa('4000000000000002', 'pm_card_visa_chargeDeclined', GENERIC_DECLINE),
  visa('4000000000009995', 'pm_card_visa_chargeDeclinedInsufficientFunds', INSUFFICIENT_FUNDS),
  visa('4000000000000069', 'pm_card_chargeDeclinedExpiredCard', EXPIRED),
  visa('4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc', INCORRECT_CVC),
  visa('4000000000000119', 'pm_card_chargeDeclinedProcessingError', PROCESSING_ERROR),
  { ...card('4000002760003184', 'pm_card_authenticationRequired', 'visa'), requiresAuthentication: true },
  { ...visa('4000008400001629', 'pm_card_threeDSecureRequiredChargeDeclined', GENERIC_DECLINE), requiresAuthentication: true },
];

/** The test card with this number. Any other number counts as a live card, which test mode declines. */
export function testCardOf(number: string, brand: string): TestCard {
  return (
    TEST_CARDS.find((testCard) => testCard.number === number) ?? {
      ...card(number, '', brand),
      decline: NOT_A_TEST_CARD,
    }
  );
}

/** The test card with this token, like `pm_card_visa`; undefined for other ids. */
export function testCardByToken(token: string): TestCard | undefined {
  return TEST_CARDS.find((testCard) => testCard.token === token);
}
