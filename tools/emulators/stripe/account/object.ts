/**
 * An object of Stripe's API with the fields that somebody reads. The real one has more, most of them null for payments
 * like ours.
 */
export const stripeObject = <T>(fields: Partial<T>): T => fields as T;
