import * as z from 'zod/mini';
import { boolean, expand, integer, metadata } from '../api/parameters.ts';
import { paymentMethodDataSchema } from '../payment-methods/payment-method.ts';

/** An amount in cents: fifty cents to $999,999.99 (https://docs.stripe.com/currencies). */
const amount = integer.check(
  z.refine((cents) => cents >= 50, 'Amount must be at least $0.50 usd'),
  z.refine((cents) => cents <= 99_999_999, 'Amount must be no more than $999,999.99 usd'),
);

const currency = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => text.toLowerCase()),
    z.literal('usd', 'The emulator only knows the currency usd.'),
  ),
);

/** The payment method, by its id or as data of a new one. */
const methodParameters = {
  payment_method: z.optional(z.string()),
  payment_method_data: z.optional(paymentMethodDataSchema),
};

/** Parameters of https://docs.stripe.com/api/payment_intents/create, as far as the emulator supports them. */
export const createSchema = z.strictObject({
  amount,
  currency,
  description: z.optional(z.string()),
  metadata: z.optional(metadata),
  ...methodParameters,
  ...expand,
  allowed_payment_method_types: z.optional(
    z.array(
      z.enum(
        ['card', 'us_bank_account'],
        'The emulator only knows payment methods of the types card and us_bank_account.',
      ),
    ),
  ),
  confirm: z.optional(boolean),
});
export type CreateParameters = z.infer<typeof createSchema>;

const clientSecret = { client_secret: z.optional(z.string()) };

/** Parameters that retrieve an intent. Browsers must send its client secret. */
export const retrieveSchema = z.strictObject({ ...clientSecret, ...expand });

/** Parameters of https://docs.stripe.com/api/payment_intents/confirm. */
export const confirmSchema = z.strictObject({
  ...methodParameters,
  ...clientSecret,
  ...expand,
  use_stripe_sdk: z.optional(boolean),
});
export type ConfirmParameters = z.infer<typeof confirmSchema>;

export const cancelSchema = z.strictObject(expand);
