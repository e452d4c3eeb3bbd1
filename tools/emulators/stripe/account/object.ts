/** An object of Stripe's API with only the fields that our code reads. */
export const stripeObject = <T>(fields: Partial<T>): T => fields as T;
