/** Returns the promise of a refund, which donors read before they give and in their receipt. */
export const refundPromise = (days: number) => `Full refund if you ask within ${days} days.`;
