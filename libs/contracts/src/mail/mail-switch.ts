import * as z from 'zod/mini';

/** Document of `settings` that stops all mail at once, except mails about changes of admins. */
export const MAIL_SWITCH = 'mail';

/** The document `settings/mail`, without its `changed_at` timestamp. While there is none, mail is sent. */
export const mailSwitchSchema = z.object({
  sending: z.boolean(),
  /** Account of the member of the staff who changed it last. */
  changed_by: z.string(),
});

/** Payload of the callable `control-mail`: false stops all mail that is not sent yet, true resumes it. */
export const mailSwitchRequestSchema = z.strictObject({ sending: z.boolean() });

/** The new state of the switch. */
export const mailSwitchResponseSchema = z.object({ sending: z.boolean() });
export type MailSwitchResponse = z.infer<typeof mailSwitchResponseSchema>;
