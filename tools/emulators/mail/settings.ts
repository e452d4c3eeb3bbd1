import * as z from 'zod/mini';

const port = (fallback: number) =>
  z._default(
    z.coerce.number('must be a port number').check(z.int(), z.minimum(0), z.maximum(65_535)),
    fallback,
  );

const settingsSchema = z.object({
  MAIL_EMULATOR_SMTP_PORT: port(2525),
  MAIL_EMULATOR_BREVO_PORT: port(2526),
  BREVO_API_KEY: z.optional(z.string().check(z.minLength(1, 'is empty'))),
});

/** What the command starts. Without a key there is nobody whom Brevo would answer, so it is left out. */
export interface MailSettings {
  readonly smtp: { readonly port: number };
  readonly brevo: { readonly port: number; readonly apiKey: string } | undefined;
}

/**
 * Reads which servers to start from environment variables.
 * @throws Error that names each variable that is wrong.
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): MailSettings {
  const result = settingsSchema.safeParse(environment);
  if (!result.success) {
    const issues = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The mail servers cannot start:\n${issues.join('\n')}`);
  }
  const { MAIL_EMULATOR_SMTP_PORT, MAIL_EMULATOR_BREVO_PORT, BREVO_API_KEY } = result.data;
  return {
    smtp: { port: MAIL_EMULATOR_SMTP_PORT },
    brevo: BREVO_API_KEY ? { port: MAIL_EMULATOR_BREVO_PORT, apiKey: BREVO_API_KEY } : undefined,
  };
}
