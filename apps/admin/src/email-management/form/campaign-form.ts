import * as z from 'zod/mini';
import { audienceFilterSchema } from '@raade/contracts/mail/audience-filter';
import {
  CAMPAIGN_MESSAGES,
  campaignFields,
  correctedSchema,
} from '@raade/contracts/mail/campaigns';
import { forumIdSchema } from '@raade/contracts/content/forum-id';
import { fieldErrors } from '@raade/contracts/base/field-errors';
import { cleanHtml } from '@raade/emails/clean-html';
import { environment } from '@raade/platform';
import type { FieldErrors } from '@raade/ui';

/** The staff's entries, checked or not. */
export const campaignFormSchema = z.object({
  subject: z.string(),
  content: z.string(),
  recipientType: campaignFields.recipientType,
  /** The forum whose registrants it goes to: the current one if there is none. */
  forum_id: z.optional(forumIdSchema),
  /** There if it goes to those alone who were sent that campaign. */
  corrects: z.optional(correctedSchema),
  filter: z.optional(audienceFilterSchema),
  /** The instant at which a campaign starts, if not at once. */
  startsAt: z.optional(z.iso.datetime()),
  testMode: z.boolean(),
  testEmail: z.string(),
});
export type CampaignForm = Readonly<z.infer<typeof campaignFormSchema>>;

export const EMPTY_FORM: CampaignForm = {
  subject: '',
  content: '',
  recipientType: 'all',
  testMode: true,
  testEmail: '',
};

export type FormErrors = FieldErrors<keyof CampaignForm>;

const emailSchema = z.extend(campaignFormSchema, campaignFields);

/** The email as it was checked. */
export type CampaignEmail = z.output<typeof emailSchema>;

export type FormCheck =
  | { readonly ok: true; readonly email: CampaignEmail }
  | {
      readonly ok: false;
      readonly errors: FormErrors;
      /** True for a test that nobody is named to get. */
      readonly isTestEmailMissing: boolean;
    };

/** Checks what would be sent, which is the content as the preview shows it. Who gets a test is asked for, and looked at, in test mode only. */
export function checkForm(form: CampaignForm): FormCheck {
  const testEmail = form.testMode ? form.testEmail.trim() : '';
  const content = cleanHtml(form.content, environment().siteUrl).html;
  const checked = emailSchema.safeParse({ ...form, content, testEmail });
  const isTestEmailMissing = form.testMode && testEmail === '';
  if (checked.success && !isTestEmailMissing) return { ok: true, email: checked.data };

  const errors = checked.success ? {} : fieldErrors(checked.error.issues);
  if (!isTestEmailMissing) return { ok: false, errors, isTestEmailMissing };
  const missing = { testEmail: CAMPAIGN_MESSAGES.testEmailMissing };
  return { ok: false, errors: { ...errors, ...missing }, isTestEmailMissing };
}
