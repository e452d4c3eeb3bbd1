import * as z from 'zod/mini';

/** Stripe returns all fields. Missing and empty ones are null. */
const text = z._default(
  z.pipe(
    z.string(),
    z.transform((input: string) => input || null),
  ),
  null,
);

const addressSchema = z.strictObject({
  city: text,
  country: text,
  line1: text,
  line2: text,
  postal_code: text,
  state: text,
});

/** The name and address of a card holder. */
export const billingDetailsSchema = z.strictObject({
  address: z.prefault(addressSchema, {}),
  email: text,
  name: text,
  phone: text,
  tax_id: text,
});
export type BillingDetails = z.infer<typeof billingDetailsSchema>;
