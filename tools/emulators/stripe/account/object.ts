/** Types an object as one of Stripe's API, although it only has the fields that our code reads. */
export const stripeObject = <T>(fields: Partial<T>): T => fields as T;
