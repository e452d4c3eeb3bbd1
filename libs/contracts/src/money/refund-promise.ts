/** What donors are promised before they give, and again in their receipt. */
export const refundPromise = (days: number) => `Full refund if you ask within ${days} days.`;
