import * as z from 'zod/mini';
import { listParameters } from '../api/paging.ts';
import { boolean, expand, integer, metadata, withCode } from '../api/parameters.ts';
import { paymentMethodDataSchema } from '../payment-methods/payment-method.ts';

/** An amount in cents: fifty cents to $999,999.99 (https://docs.stripe.com/currencies). */
const amount = integer.check(
  z.refine((cents) => cents >= 1, {
    ...withCode('parameter_invalid_integer', 'This value must be greater than or equal to 1.'),
    abort: true,
  }),
  z.refine(
    (cents) => cents >= 50,
    withCode('amount_too_small', 'Amount must be at least $0.50 usd'),
  ),
  z.refine(
    (cents) => cents <= 99_999_999,
    withCode('amount_too_large', 'Amount must be no more than $999,999.99 usd'),
  ),
);

const currency = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => text.toLowerCase()),
    z.literal('usd', 'The emulator only knows the currency usd.'),
  ),
);

const described = {
  description: z.optional(z.string()),
  receipt_email: z.optional(z.string()),
  statement_descriptor_suffix: z.optional(z.string()),
  metadata: z.optional(metadata),
};

const payingWith = {
  payment_method: z.optional(z.string()),
  payment_method_data: z.optional(paymentMethodDataSchema),
};

const confirming = {
  ...payingWith,
  return_url: z.optional(z.string()),
  use_stripe_sdk: z.optional(boolean),
};

export const createSchema = z.strictObject({
  amount,
  currency,
  ...described,
  ...confirming,
  ...expand,
  allowed_payment_method_types: z.optional(
    z.array(
      z.enum(
        ['card', 'us_bank_account'],
        'The emulator only knows payment methods of the types card and us_bank_account.',
      ),
    ),
  ),
  automatic_payment_methods: z.optional(
    z.strictObject({
      enabled: boolean,
      allow_redirects: z._default(z.enum(['always', 'never']), 'always'),
    }),
  ),
  capture_method: z.optional(z.enum(['automatic', 'automatic_async'])),
  confirm: z.optional(boolean),
});
export type CreateParameters = z.infer<typeof createSchema>;

export const updateSchema = z.strictObject({
  amount: z.optional(amount),
  currency: z.optional(currency),
  ...described,
  ...payingWith,
  ...expand,
});
export type UpdateParameters = z.infer<typeof updateSchema>;

const clientSecret = { client_secret: z.optional(z.string()) };

export const retrieveSchema = z.strictObject({ ...clientSecret, ...expand });

export const confirmSchema = z.strictObject({
  ...confirming,
  ...clientSecret,
  ...expand,
  receipt_email: z.optional(z.string()),
});
export type ConfirmParameters = z.infer<typeof confirmSchema>;

export const cancelSchema = z.strictObject({
  cancellation_reason: z.optional(
    z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']),
  ),
  ...expand,
});
export type CancelParameters = z.infer<typeof cancelSchema>;

export const listSchema = z.strictObject(listParameters);
