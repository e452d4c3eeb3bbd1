import * as z from 'zod/mini';
import { readEnvironment } from './read-environment.ts';

const commaSeparated = z.pipe(
  z.string('is missing'),
  z.transform((text) => text.split(',').map((item) => item.trim())),
);

const origin = z.string().check(
  z.refine((text) => URL.canParse(text) && new URL(text).origin === text, {
    error: 'must be origins without a path, separated by commas, like https://example.org',
  }),
);

const APP_CHECK_MODES = ['true', 'when-busy', 'false'] as const;

const HOP_MESSAGE = 'must be 1 or more: which address from the end is the visitor’s';

const wholeNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.transform((text) => Number(text)),
);

export const settingsSchema = z.object({
  /** Origins of the sites whose pages may call the functions, separated by commas. */
  ALLOWED_ORIGINS: z.pipe(commaSeparated, z.array(origin)),
  /**
   * Once the sites send App Check tokens: with `true` calls without one are refused, with `when-busy` only while so many
   * come in that they may be an attack.
   */
  ENFORCE_APP_CHECK: z._default(
    z.enum(APP_CHECK_MODES, 'must be "true", "when-busy" or "false"'),
    'false',
  ),
  /**
   * Which address in `X-Forwarded-For` is the visitor's, counted from the end: 1 where functions are called directly, 2
   * behind a rewrite of Hosting or a balancer.
   */
  VISITOR_HOP: z._default(
    z.coerce.number(HOP_MESSAGE).check(z.int(HOP_MESSAGE), z.minimum(1, HOP_MESSAGE)),
    1,
  ),
  /** A campaign to more recipients waits for a second member of the staff; `off`: none does. */
  APPROVAL_ABOVE_RECIPIENTS: z._default(
    z.union([z.literal('off'), wholeNumber], 'must be a whole number, or "off"'),
    500,
  ),
  /** Address of an emulator of Stripe's API, like `http://127.0.0.1:4242`; unset in production. */
  STRIPE_API_BASE: z.optional(
    z.url({ protocol: /^https?$/, error: 'must be a URL, like http://127.0.0.1:4242' }),
  ),
});

export const erasureSchema = z.object({
  /** The database with the tombstones of people who were erased; unset where nobody can be. */
  ERASURE_DATABASE: z.optional(z.string().check(z.minLength(1, 'is empty'))),
});

export const erasureSecretSchema = z.object({
  ERASURE_SECRET: z.string('is missing').check(z.minLength(32, 'must have 32 characters or more')),
});

export const stripeKeySchema = z.object({
  STRIPE_SECRET_KEY: z
    .string('is missing')
    .check(z.regex(/^[sr]k_\w+$/, 'must be a secret or restricted key of Stripe, like sk_…')),
});

export const webhookSecretsSchema = z.object({
  /** Several while a secret is being rotated: Stripe signs with the old and the new one. */
  STRIPE_WEBHOOK_SECRETS: z.pipe(
    commaSeparated,
    z.array(
      z
        .string()
        .check(
          z.regex(/^whsec_\S+$/, 'must be signing secrets, separated by commas, like whsec_…'),
        ),
    ),
  ),
});

/**
 * The settings of this deployment, from the `.env` files of `functions/settings`. They are read when a function is defined,
 * so a wrong value stops the deployment, not a donor.
 *
 * @throws Error with one line per variable that is missing or wrong, never with its value.
 */
export function settings() {
  return readEnvironment(settingsSchema);
}

/** The database that remembers who was erased; undefined if there is none. */
export function erasureDatabase(): string | undefined {
  return readEnvironment(erasureSchema).ERASURE_DATABASE;
}

/** Key of the digests that name who was erased. Under a new one, everybody is forgotten to have been. */
export function erasureSecret(): string {
  return readEnvironment(erasureSecretSchema).ERASURE_SECRET;
}

/** Stripe's secret key; there only while a function runs that declares it among its secrets. */
export function stripeSecretKey(): string {
  return readEnvironment(stripeKeySchema).STRIPE_SECRET_KEY;
}

/** Signing secrets of the webhook; there only while the webhook runs. */
export function stripeWebhookSecrets(): string[] {
  return readEnvironment(webhookSecretsSchema).STRIPE_WEBHOOK_SECRETS;
}
