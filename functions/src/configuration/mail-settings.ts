import * as z from 'zod/mini';
import { readEnvironment } from './read-environment.ts';

/** What stands in a header of a mail, or on one line of it. */
const line = z
  .string('is missing')
  .check(z.trim(), z.minLength(1, 'is empty'), z.regex(/^\P{Cc}*$/u, 'must be one line'));

const address = z.pipe(line, z.email('must be a mail address, like hello@example.org'));

const url = (example: string) =>
  z.url({ protocol: /^https?$/, error: `must be a URL, like ${example}` });

const wholeNumber = (most: number) =>
  z.pipe(
    z.pipe(z.string('is missing'), z.transform(Number)),
    z.int(`must be a whole number from 1 to ${most}`).check(z.minimum(1), z.maximum(most)),
  );

const common = {
  EMAIL_SENDER_NAME: line,
  EMAIL_SENDER_ADDRESS: address,
  /** Where answers go; to the sender if unset. */
  EMAIL_REPLY_TO: z.optional(address),
  /** What a receipt says of tax; a lawyer words it. */
  EMAIL_TAX_WORDING: line,
  /** Where the association gets its post, under every mail; that of the site if unset. */
  EMAIL_POSTAL_LINE: z.optional(line),
  /** How many mails the provider takes in a second; as many as it can if unset. */
  EMAIL_RATE_LIMIT: z.optional(wholeNumber(10_000)),
};

const smtp = z.object({
  EMAIL_PROVIDER: z.literal('smtp'),
  ...common,
  SMTP_HOST: line,
  SMTP_PORT: wholeNumber(65_535),
  /** `tls` from the first byte (port 465), `starttls` (port 587), or `none` on a machine of one's own. */
  SMTP_SECURITY: z.enum(['tls', 'starttls', 'none'], 'must be "tls", "starttls" or "none"'),
  /** Whoever signs in; unset if the server asks nobody. */
  SMTP_USER: z.optional(line),
});

const brevo = z.object({
  EMAIL_PROVIDER: z.literal('brevo'),
  ...common,
  /** Where an emulator of Brevo's API listens; unset in production. */
  BREVO_API_BASE: z.optional(url('http://127.0.0.1:4300')),
});

const mailSettingsSchema = z.discriminatedUnion('EMAIL_PROVIDER', [smtp, brevo], {
  error: 'must be "smtp" or "brevo"',
});

export type MailSettings = z.output<typeof mailSettingsSchema>;
export type SmtpSettings = z.output<typeof smtp>;
export type BrevoSettings = z.output<typeof brevo>;

const unsubscribeSettingsSchema = z.object({
  /** Where recipients reach the function `email-unsubscribe`. */
  UNSUBSCRIBE_URL: url('https://example.org/unsubscribe'),
});

const secret = (least: number) =>
  z.string('is missing').check(z.minLength(least, `must have ${least} characters or more`));

/**
 * Who sends mail and how, from the `.env` files next to the bundle.
 *
 * @throws Error with one line per variable that is missing or wrong, never with its value.
 */
export function mailSettings(): MailSettings {
  return readEnvironment(mailSettingsSchema);
}

/** Where the link that ends a subscription leads. */
export function unsubscribeUrlBase(): string {
  return readEnvironment(unsubscribeSettingsSchema).UNSUBSCRIBE_URL;
}

// Secrets are there only while a function runs that declares them.

export function smtpPassword(): string {
  return readEnvironment(z.object({ SMTP_PASSWORD: secret(1) })).SMTP_PASSWORD;
}

export function brevoApiKey(): string {
  return readEnvironment(z.object({ BREVO_API_KEY: secret(1) })).BREVO_API_KEY;
}

/** Signs the links that end subscriptions. Whoever changes it breaks those that are out. */
export function unsubscribeSecret(): string {
  return readEnvironment(z.object({ UNSUBSCRIBE_SECRET: secret(32) })).UNSUBSCRIBE_SECRET;
}
