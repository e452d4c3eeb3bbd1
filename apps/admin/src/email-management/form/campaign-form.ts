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

/** The staff's entries, checked or not. */
export const campaignFormSchema = z.object({
  subject: z.string(),
  content: z.string(),
  recipientType: campaignFields.recipientType,
  /** The forum whose registrants it goes to: the current one if there is none. */
  forum_id: z.optional(forumIdSchema),
  /** There if it goes to those alone who were sent that campaign. */
  corrects: z.optional(correctedSchema),
  /** There if it goes to a part of the group, or to applicants or donors; it may miss a condition still. */
  filter: z.optional(z.custom<AudienceFilter>()),
  /** ISO 8601, in UTC. Empty while the time is not chosen yet; without it the campaign starts at once. */
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

/** The entries that a draft has: all but who gets tests, and those that are not complete. */
export function textOf(form: CampaignForm): CampaignDraftText {
  const { subject, content, recipientType, forum_id, corrects, startsAt } = form;
  const filter = z.safeParse(audienceFilterSchema, form.filter).data;
  return {
    ...{ subject, content, recipientType },
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

/** The email as it was checked. */
export type CampaignEmail = z.output<typeof emailSchema>;

export type FormCheck =
  | { readonly ok: true; readonly email: CampaignEmail }
  | { readonly ok: false; readonly errors: FormErrors };

/**
 * Checks what would be sent, which is the content as the preview shows it. Who gets a test is asked for, and looked at,
 * in test mode only; the audience and the time of the campaign in the other.
 *
 * @param now milliseconds since the epoch
 */
export function checkForm(form: CampaignForm, now = Date.now()): FormCheck {
  const { testMode, filter, startsAt, ...entries } = form;
  const testEmail = testMode ? form.testEmail.trim() : '';
  const content = cleanHtml(form.content, environment().siteUrl).html;
  const live = { ...(filter && { filter }), ...(startsAt !== undefined && { startsAt }) };
  const email = { ...entries, ...(testMode ? {} : live), testMode, content, testEmail };
  const checked = emailSchema.safeParse(email);
  const isWrongTime = startsAt !== undefined && !canStartAt(Date.parse(startsAt), now);
  const errors: FormErrors = {
    ...(checked.success ? {} : fieldErrors(checked.error.issues)),
    ...(testMode && testEmail === '' && { testEmail: CAMPAIGN_MESSAGES.testEmailMissing }),
    ...(!testMode && isWrongTime && { startsAt: CAMPAIGN_MESSAGES.startsAt }),
  };
  if (checked.success && Object.keys(errors).length === 0) return { ok: true, email: checked.data };
  return { ok: false, errors };
}
