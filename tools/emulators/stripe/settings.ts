import * as z from 'zod/mini';
import { describeIssues } from './api/describe-issues.ts';
import type { EmulatorOptions } from './emulator.ts';

const DEFAULT_PORT = 4242;

const settingsSchema = z.object({
  STRIPE_EMULATOR_PORT: z._default(
    z.coerce.number('must be a port number').check(z.int(), z.minimum(0), z.maximum(65_535)),
    DEFAULT_PORT,
  ),
  STRIPE_EMULATOR_WEBHOOK_URL: z.optional(z.url('must be an absolute URL')),
  STRIPE_EMULATOR_WEBHOOK_SECRET: z.optional(
    z.string().check(z.startsWith('whsec_', 'must start with whsec_')),
  ),
  STRIPE_SECRET_KEY: z
    .string('is missing')
    .check(z.startsWith('sk_test_', 'must start with sk_test_')),
  STRIPE_PUBLISHABLE_KEY: z
    .string('is missing')
    .check(z.startsWith('pk_test_', 'must start with pk_test_')),
});

/**
 * Reads the emulator's options from environment variables.
 * @throws Error that names each variable that is missing or wrong.
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): EmulatorOptions {
  const result = settingsSchema.safeParse(environment);
  if (!result.success) {
    throw new Error(`The Stripe emulator cannot start:\n${describeIssues(result.error.issues)}`);
  }
  const settings = result.data;
  const url = settings.STRIPE_EMULATOR_WEBHOOK_URL;
  const secret = settings.STRIPE_EMULATOR_WEBHOOK_SECRET;
  if ((url === undefined) !== (secret === undefined)) {
    throw new Error(
      'The Stripe emulator cannot start: STRIPE_EMULATOR_WEBHOOK_URL and ' +
        'STRIPE_EMULATOR_WEBHOOK_SECRET are only of use together.',
    );
  }
  return {
    port: settings.STRIPE_EMULATOR_PORT,
    secretKey: settings.STRIPE_SECRET_KEY,
    publishableKey: settings.STRIPE_PUBLISHABLE_KEY,
    webhooks: url && secret ? [{ url, secret }] : [],
  };
}
