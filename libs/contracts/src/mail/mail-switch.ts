import * as z from 'zod/mini';

/** Document of `settings` that stops all mail at once: campaigns, receipts, confirmations. Mails about a change of admins go out. */
export const MAIL_SWITCH = 'mail';

/** The document `settings/mail`, without its `changed_at` timestamp. While there is none, mail is sent. */
export const mailSwitchSchema = z.object({
  sending: z.boolean(),
  /** Account of the member of the staff who changed it last. */
  changed_by: z.string(),
});

/** Payload of the callable `control-mail`: false stops whatever has not left yet, true lets it go on. */
export const mailSwitchRequestSchema = z.strictObject({ sending: z.boolean() });

/** How the switch stands now. */
export const mailSwitchResponseSchema = z.object({ sending: z.boolean() });
export type MailSwitchResponse = z.infer<typeof mailSwitchResponseSchema>;
