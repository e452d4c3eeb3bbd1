import { keepDraft, tabStorage } from '@raade/browser';
import type { Corrected, RecipientType } from '@raade/contracts/mail/campaigns';
import { createStore, logger, noteUnsavedInput, type StoreApi } from '@raade/platform';
import * as z from 'zod/mini';
import { type CampaignForm, campaignFormSchema, EMPTY_FORM } from './campaign-form.ts';

const writtenSchema = z.omit(campaignFormSchema, { testMode: true, testEmail: true });
/** The entries that a test send clears, and that can be brought back. */
type Written = Readonly<z.infer<typeof writtenSchema>>;

const draftSchema = z.object({
  form: campaignFormSchema,
  /** The campaign that was sent when no answer came: it may have started. */
  unanswered: z.optional(z.object({ campaignId: z.uuidv4(), written: writtenSchema })),
  tested: z.optional(writtenSchema),
  /** The campaign that was started last, while the form still holds it. */
  started: z.optional(
    z.object({
      campaignId: z.uuidv4(),
      subject: z.string(),
      /** True if it waits for a second member of the staff. */
      waits: z.optional(z.boolean()),
    }),
  ),
});
export type CampaignDraft = Readonly<z.infer<typeof draftSchema>>;

export const EMPTY_DRAFT: CampaignDraft = { form: EMPTY_FORM };

/**
 * The campaign that is being written in this tab. It outlives its page, so that staff can look elsewhere in between.
 */
export const campaignDraft = createDraftStore();

export function createDraftStore(): StoreApi<CampaignDraft> {
  const kept = tabStorage({ key: 'raade-email-campaign', schema: draftSchema, warn: logger.warn });
  const store = createStore<CampaignDraft>(() => kept.read() ?? EMPTY_DRAFT);
  keepDraft(store, kept, (draft) => draft);
  store.subscribe(noteUnstarted);
  return store;
}

/** Entries count as unsaved until their campaign has started, or a test has cleared them. */
function noteUnstarted({ form, started }: CampaignDraft): void {
  const isWritten = !isSame(writtenIn(form), writtenIn(EMPTY_FORM));
  noteUnsavedInput('admin/campaign', isWritten && started === undefined);
}

export function changeForm(changes: Partial<CampaignForm>): void {
  campaignDraft.setState(({ form }) => ({ form: { ...form, ...changes }, started: undefined }));
}

/** True if there are words in the form that nobody was sent yet. */
export function hasUnsentWords({ form, started }: CampaignDraft): boolean {
  return started === undefined && (form.subject !== '' || form.content !== '');
}

/** Begins an email to those who were sent a campaign, in place of what is in the form. */
export function startCorrection(corrects: Corrected, recipientType: RecipientType): void {
  campaignDraft.setState(({ form: { testEmail } }) => ({
    form: {
      ...EMPTY_FORM,
      ...{ testEmail, recipientType, corrects },
      subject: `Correction: ${corrects.subject}`,
    },
    tested: undefined,
    started: undefined,
  }));
}

/**
 * Empties the form after a test was sent, but for the address that gets tests. A correction stays one: written anew, it
 * would go to a whole group.
 */
export function clearTested(): void {
  campaignDraft.setState(({ form }) => {
    const { testMode, testEmail, recipientType, corrects } = form;
    return {
      form: { ...EMPTY_FORM, testMode, testEmail, ...(corrects && { recipientType, corrects }) },
      tested: writtenIn(form),
    };
  });
}

/** Puts back what the last test has cleared. */
export function restoreTested(): void {
  campaignDraft.setState(({ form, tested }) => ({
    form: { ...form, corrects: undefined, ...tested },
    tested: undefined,
  }));
}

/**
 * The id to send a campaign under. The same email has the same id until an answer has come, so that it
 * reaches everyone once, however often it is sent.
 */
export function beginCampaign(): string {
  const { form, unanswered } = campaignDraft.getState();
  const written = writtenIn(form);
  if (unanswered && isSame(unanswered.written, written)) return unanswered.campaignId;
  const campaignId = crypto.randomUUID();
  campaignDraft.setState({ unanswered: { campaignId, written } });
  return campaignId;
}

/** An answer has come: the next time, the same email is another campaign. */
export function noteAnswer(): void {
  campaignDraft.setState({ unanswered: undefined });
}

export function noteStarted(started: NonNullable<CampaignDraft['started']>): void {
  campaignDraft.setState({ unanswered: undefined, started });
}

function writtenIn({ subject, content, recipientType, forum_id, corrects }: CampaignForm): Written {
  return { subject, content, recipientType, forum_id, corrects };
}

function isSame(one: Written, other: Written): boolean {
  return (
    one.subject === other.subject &&
    one.content === other.content &&
    one.recipientType === other.recipientType &&
    one.forum_id === other.forum_id &&
    one.corrects?.id === other.corrects?.id
  );
}
