import * as z from 'zod/mini';
import { line, readEnvironment } from './read-environment.ts';

const address = z.pipe(line, z.email('must be a mail address, like hello@example.org'));

const url = (example: string) =>
  z.url({ protocol: /^https?$/, error: `must be a URL, like ${example}` });

const wholeNumber = (max: number) =>
  z.pipe(
    z.pipe(z.string('is missing'), z.transform(Number)),
    z.int(`must be a whole number from 1 to ${max}`).check(z.minimum(1), z.maximum(max)),
  );

/** The mail server, which may be Brevo's or any other, and the sender. */
export const mailSettingsSchema = z.object({
  EMAIL_SENDER_NAME: line,
  EMAIL_SENDER_ADDRESS: address,
  /** Address for replies; the sender's if unset. */
  EMAIL_REPLY_TO: z.optional(address),
  /** The sentence about tax in a receipt, worded by a lawyer. */
  EMAIL_TAX_WORDING: line,
  /** Postal address of the association under every mail; the site's if unset. */
  EMAIL_POSTAL_LINE: z.optional(line),
  SMTP_HOST: line,
  SMTP_PORT: wholeNumber(65_535),
  /** `tls` from the first byte (port 465), `starttls` (port 587), or `none` for a server on the same machine. */
  SMTP_SECURITY: z.enum(['tls', 'starttls', 'none'], 'must be "tls", "starttls" or "none"'),
  /** User name for the server; unset if it needs no sign-in. */
  SMTP_USER: z.optional(line),
});

export type MailSettings = z.output<typeof mailSettingsSchema>;

/** True for Brevo's relay (https://developers.brevo.com/docs/smtp-integration), which stores data of recipients. */
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
  /** `on` if Brevo reports bounces and complaints to the function `email-bounces`; if unset, that refuses requests. */
  BOUNCE_REPORTS: z.optional(z.literal('on', 'must be "on", or unset')),
});

const secret = (minLength: number) =>
  z.string('is missing').check(z.minLength(minLength, `must have ${minLength} characters or more`));

export const smtpPasswordSchema = z.object({ SMTP_PASSWORD: secret(1) });
export const brevoApiKeySchema = z.object({ BREVO_API_KEY: secret(1) });

/**
 * Reads the sender and the mail server from the `.env` files of `functions/settings`.
 *
 * @throws Error with one line per variable that is missing or wrong, never with its value.
 */
export function mailSettings(): MailSettings {
  return readEnvironment(mailSettingsSchema);
}

/** Address of the unsubscribe page, without its token. */
export function unsubscribeUrlBase(): string {
  return readEnvironment(unsubscribeSettingsSchema).UNSUBSCRIBE_URL;
}

/** Origin of the site, for links in mails. */
export function siteUrl(): string {
  return readEnvironment(siteSettingsSchema).SITE_URL;
}

// A secret is set only in functions that declare it.

export function smtpPassword(): string {
  return readEnvironment(smtpPasswordSchema).SMTP_PASSWORD;
}

/** Key that signs unsubscribe links. A new key breaks the links of mails that were sent before. */
export function unsubscribeSecret(): string {
  return readEnvironment(z.object({ UNSUBSCRIBE_SECRET: secret(32) })).UNSUBSCRIBE_SECRET;
}

/** True if this deployment accepts reports of bounces and complaints. */
export function takesBounceReports(): boolean {
  return readEnvironment(bounceSettingsSchema).BOUNCE_REPORTS === 'on';
}

/** Tokens that reports of bounces must carry; several, separated by commas, while one is being replaced. */
export function bounceWebhookTokens(): readonly string[] {
  const schema = z.object({ BOUNCE_WEBHOOK_TOKENS: secret(32) });
  return readEnvironment(schema)
    .BOUNCE_WEBHOOK_TOKENS.split(',')
    .map((token) => token.trim());
}
