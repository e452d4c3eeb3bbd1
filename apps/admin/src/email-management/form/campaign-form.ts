import * as z from 'zod/mini';
import { type AudienceFilter, audienceFilterSchema } from '@raade/contracts/mail/audience-filter';
import { type CampaignDraftText } from '@raade/contracts/mail/campaign-drafts';
import {
  CAMPAIGN_MESSAGES,
  campaignFields,
  canStartAt,
  correctedSchema,
} from '@raade/contracts/mail/campaigns';
import { forumIdSchema } from '@raade/contracts/content/forum-id';
import { fieldErrors } from '@raade/contracts/base/field-errors';
import { cleanHtml } from '@raade/emails/clean-html';
import { environment } from '@raade/platform';
import type { FieldErrors } from '@raade/ui';

/** The fields of the form as staff have filled them in. */
export const campaignFormSchema = z.object({
  subject: z.string(),
  content: z.string(),
  recipientType: campaignFields.recipientType,
  /** The forum whose registrants get the email; by default the current one. */
  forum_id: z.optional(forumIdSchema),
  /** The id of the corrected campaign; set if the email goes to its recipients only. */
  corrects: z.optional(correctedSchema),
  /** The filter for a part of the group, or for applicants or donors. A condition may still be missing. */
  filter: z.optional(z.custom<AudienceFilter>()),
  /** ISO 8601, in UTC. Empty while no time is chosen; undefined to start immediately. */
  startsAt: z.optional(z.string()),
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

/** The fields that are saved in a draft: all except the test recipient and incomplete fields. */
export function textOf(form: CampaignForm): CampaignDraftText {
  const { subject, content, recipientType, forum_id, corrects, startsAt } = form;
  const filter = z.safeParse(audienceFilterSchema, form.filter).data;
  return {
    subject,
    content,
    recipientType,
    ...(forum_id && { forum_id }),
    ...(corrects && { corrects }),
    ...(filter && { filter }),
    ...(startsAt && { startsAt }),
  };
}

export type FormErrors = FieldErrors<keyof CampaignForm>;

const emailSchema = z.extend(campaignFormSchema, {
  ...campaignFields,
  filter: z.optional(audienceFilterSchema),
});

/** The email after the check, which can be sent. */
export type CampaignEmail = z.output<typeof emailSchema>;

export type FormCheck =
  | { readonly ok: true; readonly email: CampaignEmail }
  | { readonly ok: false; readonly errors: FormErrors };

/**
 * Checks the email that would be sent, with its content cleaned as in the preview. Test mode checks the test address
 * and ignores filter and start time. Otherwise filter and start time are checked, and the test address is ignored.
 *
 * @param now milliseconds since the epoch
 */
export function checkForm(form: CampaignForm, now = Date.now()): FormCheck {
  const { testMode, filter, startsAt, ...entries } = form;
  const testEmail = testMode ? form.testEmail.trim() : '';
  const content = cleanHtml(form.content, environment().siteUrl).html;
  const campaignOnly = { ...(filter && { filter }), ...(startsAt !== undefined && { startsAt }) };
  const email = { ...entries, ...(testMode ? {} : campaignOnly), testMode, content, testEmail };
  const checked = emailSchema.safeParse(email);
  const isInvalidStart = startsAt !== undefined && !canStartAt(Date.parse(startsAt), now);
  const errors: FormErrors = {
    ...(checked.success ? {} : fieldErrors(checked.error.issues)),
    ...(testMode && testEmail === '' && { testEmail: CAMPAIGN_MESSAGES.testEmailMissing }),
    ...(!testMode && isInvalidStart && { startsAt: CAMPAIGN_MESSAGES.startsAt }),
  };
  if (checked.success && Object.keys(errors).length === 0) return { ok: true, email: checked.data };
  return { ok: false, errors };
}
