import * as z from 'zod/mini';
import { line, readEnvironment } from './read-environment.ts';

/** With 63 characters and an at sign before it an address has 254, the longest that mail servers pass on. */
const LONGEST_DOMAIN = 190;

const address = z.pipe(line, z.email('must be a mail address, like hello@example.org'));

const url = (example: string) =>
  z.url({ protocol: /^https?$/, error: `must be a URL, like ${example}` });

const wholeNumber = (most: number) =>
  z.pipe(
    z.pipe(z.string('is missing'), z.transform(Number)),
    z.int(`must be a whole number from 1 to ${most}`).check(z.minimum(1), z.maximum(most)),
  );

/** The mail server that sends, whoever runs it. */
export const mailSettingsSchema = z.object({
  EMAIL_SENDER_NAME: line,
  EMAIL_SENDER_ADDRESS: address,
  /** Address for answers; the sender's if unset. */
  EMAIL_REPLY_TO: z.optional(address),
  /** The sentence about tax in a receipt; a lawyer words it. */
  EMAIL_TAX_WORDING: line,
  /** Postal address of the association under every mail; the site's if unset. */
  EMAIL_POSTAL_LINE: z.optional(line),
  /** How many mails the server takes in a second; as many as it can if unset. */
  EMAIL_RATE_LIMIT: z.optional(wholeNumber(10_000)),
  SMTP_HOST: line,
  SMTP_PORT: wholeNumber(65_535),
  /** `tls` from the first byte (port 465), `starttls` (port 587), or `none` on a machine of one's own. */
  SMTP_SECURITY: z.enum(['tls', 'starttls', 'none'], 'must be "tls", "starttls" or "none"'),
  /** Name to sign in with; unset if the server asks for none. */
  SMTP_USER: z.optional(line),
  /** Domain whose mail comes to the function `email-bounces`: mails name an address of it as their sender's. */
  EMAIL_BOUNCE_DOMAIN: z.optional(
    z
      .string()
      .check(
        z.maxLength(LONGEST_DOMAIN, 'is too long'),
        z.regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/, 'must be a domain, like bounces.example.org'),
      ),
  ),
});

export type MailSettings = z.output<typeof mailSettingsSchema>;

/** True if the server is Brevo's relay (https://developers.brevo.com/docs/smtp-integration), which keeps data of readers. */
export const isBrevo = (host: string | undefined) => host?.endsWith('.brevo.com') === true;

export const unsubscribeSettingsSchema = z.object({
  /** Public address of the function `email-unsubscribe`. */
  UNSUBSCRIBE_URL: url('https://example.org/unsubscribe'),
});

export const siteSettingsSchema = z.object({
  /** Origin of the site, for links in mails that lead to its pages. */
  SITE_URL: url('https://example.org'),
});

export const bounceSettingsSchema = z.object({
  /** `on` once somebody reports bounces and complaints to `email-bounces`; unset, it answers nobody. */
  BOUNCE_REPORTS: z.optional(z.literal('on', 'must be "on", or unset')),
});

const secret = (least: number) =>
  z.string('is missing').check(z.minLength(least, `must have ${least} characters or more`));

export const smtpPasswordSchema = z.object({ SMTP_PASSWORD: secret(1) });
export const brevoApiKeySchema = z.object({ BREVO_API_KEY: secret(1) });

/**
 * Sender and server of mail, from the `.env` files of `functions/settings`.
 *
 * @throws Error with one line per variable that is missing or wrong, never with its value.
 */
export function mailSettings(): MailSettings {
  return readEnvironment(mailSettingsSchema);
}

/** Address of the page that ends a subscription, without its token. */
export function unsubscribeUrlBase(): string {
  return readEnvironment(unsubscribeSettingsSchema).UNSUBSCRIBE_URL;
}

/** Origin of the site, to which links in mails lead. */
export function siteUrl(): string {
  return readEnvironment(siteSettingsSchema).SITE_URL;
}

// Secrets are there only while a function runs that declares them.

export function smtpPassword(): string {
  return readEnvironment(smtpPasswordSchema).SMTP_PASSWORD;
}

/** Key that signs the links that end subscriptions. A new one breaks the links in mails that are out. */
export function unsubscribeSecret(): string {
  return readEnvironment(z.object({ UNSUBSCRIBE_SECRET: secret(32) })).UNSUBSCRIBE_SECRET;
}

/** True if bounces and complaints may be reported to us. */
export function takesBounceReports(): boolean {
  return readEnvironment(bounceSettingsSchema).BOUNCE_REPORTS === 'on';
}

/** The tokens that whoever reports bounces shows; several, separated by commas, while one is being exchanged. */
export function bounceWebhookTokens(): readonly string[] {
  const schema = z.object({ BOUNCE_WEBHOOK_TOKENS: secret(32) });
  return readEnvironment(schema)
    .BOUNCE_WEBHOOK_TOKENS.split(',')
    .map((token) => token.trim());
}
