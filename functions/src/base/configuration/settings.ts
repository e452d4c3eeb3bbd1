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
   * App Check for calls, once the sites send tokens. With `true` calls without a token are refused, with `when-busy`
   * only while traffic is high enough for an attack.
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
  /** A campaign to more recipients than this needs the approval of a second person; with `off`, no campaign does. */
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
  /** Database of the tombstones; if unset, nobody can be erased. */
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
  /** Several while a secret is rotated: Stripe signs with the old and the new one. */
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
 * Reads the settings from the `.env` files of `functions/settings`. They are read when functions are defined, so that a
 * wrong value stops the deployment, not a donor.
 *
 * @throws Error with one line per variable that is missing or wrong, never with its value.
 */
export function settings() {
  return readEnvironment(settingsSchema);
}

/** Database of the tombstones; undefined if there is none. */
export function erasureDatabase(): string | undefined {
  return readEnvironment(erasureSchema).ERASURE_DATABASE;
}

/** Key of the digests in tombstones. With a new key, no tombstone is recognized any more. */
export function erasureSecret(): string {
  return readEnvironment(erasureSecretSchema).ERASURE_SECRET;
}

/** Stripe's secret key; set only in functions that declare it. */
export function stripeSecretKey(): string {
  return readEnvironment(stripeKeySchema).STRIPE_SECRET_KEY;
}

/** Signing secrets of the webhook; set only in the webhook. */
export function stripeWebhookSecrets(): string[] {
  return readEnvironment(webhookSecretsSchema).STRIPE_WEBHOOK_SECRETS;
}
