/** Returns the promise of a refund, for the donation form and receipts. */
export const refundPromise = (days: number) => `Full refund if you ask within ${days} days.`;
