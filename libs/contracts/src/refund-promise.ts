/** What donors are promised before they give, and again in their receipt. */
export const refundPromise = (days: number) =>
  `Ask within ${days} days and we will refund you in full.`;
