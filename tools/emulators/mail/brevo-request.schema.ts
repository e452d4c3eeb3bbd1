import * as z from 'zod/mini';

const MOST_VERSIONS = 1000;

const version = z.strictObject({
  to: z.array(z.strictObject({ email: z.string() })).check(z.length(1)),
  subject: z.string(),
  htmlContent: z.string(),
  textContent: z.string(),
  headers: z.optional(z.record(z.string(), z.string())),
});

/**
 * The part of `POST /v3/smtp/email` that we use (https://developers.brevo.com/reference/sendtransacemail). With
 * versions there must be no recipient beside them, and something that they replace.
 */
export const brevoRequestSchema = z.strictObject({
  sender: z.strictObject({ name: z.string(), email: z.email() }),
  replyTo: z.optional(z.strictObject({ email: z.email() })),
  subject: z.string(),
  htmlContent: z.string(),
  textContent: z.string(),
  headers: z.strictObject({ idempotencyKey: z.uuid() }),
  attachment: z.optional(
    z.array(z.strictObject({ name: z.string(), content: z.base64().check(z.minLength(1)) })),
  ),
  tags: z.optional(z.array(z.string())),
  messageVersions: z.array(version).check(z.minLength(1), z.maxLength(MOST_VERSIONS)),
});
export type BrevoRequest = z.infer<typeof brevoRequestSchema>;

/** Brevo's words about the first address that it would not write to; like Brevo, they do not say which. */
export function invalidIn({ messageVersions }: BrevoRequest): string | null {
  const isInvalid = messageVersions.some(({ to }) =>
    to.some(({ email }) => !z.email().safeParse(email).success),
  );
  return isInvalid ? 'email is not valid in to' : null;
}
