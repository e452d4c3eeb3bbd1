/** Messages about payments that failed or could not be recorded. */
export const PAYMENT_MESSAGES = {
  failureTitle: 'Payment Failed',
  notReady: 'Payment system not ready. Please try again.',
  noCardField: 'Card element not found. Please refresh the page.',
  noDonation: 'No donation information found',
  notInitialized: 'Failed to initialize payment. Please try again.',
  noPaymentDetails: 'Payment system error: No payment details returned. Please try again.',
  failedWithoutReason: 'Payment failed. Please try again.',
  notSucceeded: (status: string) => `Payment ${status}. Please try again.`,
  notRecorded: 'Failed to record your donation. Please try again.',
  // Advice that follows Stripe's own message about a card: `payment/card-outcome.ts`.
  anotherCard: 'Nothing was charged. Try another card, or ask your bank for the reason.',
  checkCard: 'Nothing was charged. Check the number, the date and the code, or try another card.',
  confirmWithBank:
    'Nothing was charged. Try again and confirm it with your bank, or try another card.',
  notChargedAgain: 'Your card was charged once and will not be charged again.',
} as const;
