import { keepDraft, tabStorage } from '@raade/browser';
import {
  type CampaignDraftText,
  campaignDraftTextSchema,
} from '@raade/contracts/mail/campaign-drafts';
import type { Corrected, RecipientType } from '@raade/contracts/mail/campaigns';
import { createStore, logger, setUnsavedInput, type StoreApi } from '@raade/platform';
import * as z from 'zod/mini';
import { type CampaignForm, campaignFormSchema, EMPTY_FORM, textOf } from './campaign-form.ts';

/** The stored draft of the text in the form. All staff who send campaigns share it. */
const draftRecordSchema = z.object({
  /** Also the id of the campaign that is sent from it. */
  id: z.uuidv4(),
  /** The revision that this tab knows; 0 before the first save. */
  revision: z.number(),
  /** The text of that revision. */
  savedText: z.optional(campaignDraftTextSchema),
});
export type DraftRecord = Readonly<z.infer<typeof draftRecordSchema>>;

const draftSchema = z.object({
  form: campaignFormSchema,
  record: draftRecordSchema,
  /** The subject of a campaign whose start got no response: it may have started. */
  unansweredStart: z.optional(z.object({ subject: z.string() })),
  /** The text of the last test email, which is no longer in the form. */
  lastTest: z.optional(z.object({ form: campaignFormSchema, record: draftRecordSchema })),
  /** The campaign that was started last, while it is still in the form. */
  lastCampaign: z.optional(
    z.object({
      campaignId: z.uuidv4(),
      subject: z.string(),
      /** True if it waits for approval by a second staff member. */
      needsApproval: z.optional(z.boolean()),
      /** Only for a scheduled campaign: ISO 8601, in UTC. */
      startsAt: z.optional(z.string()),
    }),
  ),
});
export type CampaignDraft = Readonly<z.infer<typeof draftSchema>>;

const newRecord = (): DraftRecord => ({ id: crypto.randomUUID(), revision: 0 });

export const emptyDraft = (): CampaignDraft => ({ form: EMPTY_FORM, record: newRecord() });

/** The campaign that is being written in this tab. It stays here when staff visit other pages. */
export const campaignDraft = createDraftStore();

export function createDraftStore(): StoreApi<CampaignDraft> {
  const tab = tabStorage({ key: 'raade-email-campaign', schema: draftSchema, warn: logger.warn });
  const store = createStore<CampaignDraft>(() => tab.read() ?? emptyDraft());
  keepDraft(store, tab, (draft) => draft);
  store.subscribe((draft) => setUnsavedInput('admin/campaign', hasUnsavedText(draft)));
  return store;
}

/** A replacer for `JSON.stringify` that sorts keys, since Firestore changes their order. */
const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

export const isSameText = (one: CampaignDraftText, other: CampaignDraftText | undefined) =>
  JSON.stringify(one, sortKeys) === JSON.stringify(other, sortKeys);

/** True if the form differs from the saved draft. A started campaign needs no draft. */
export function needsSaving({ form, record, lastCampaign }: CampaignDraft): boolean {
  if (lastCampaign !== undefined || isSameText(textOf(form), record.savedText)) return false;
  return record.revision > 0 || hasText(form);
}

const hasText = ({ subject, content }: CampaignForm) => subject !== '' || content !== '';

/** True if the form contains text that was neither sent nor saved as a draft. */
export const hasUnsavedText = (draft: CampaignDraft) => hasText(draft.form) && needsSaving(draft);

/** True if the form is as empty as that of a new email. */
export const isNewEmail = ({ form, record, lastCampaign }: CampaignDraft) =>
  record.revision === 0 && !lastCampaign && isSameText(textOf(form), textOf(EMPTY_FORM));

/** Changes the form. Another text or other recipients make it another campaign than the one that was started. */
export function changeForm(changes: Partial<CampaignForm>): void {
  campaignDraft.setState(({ form: previousForm, lastCampaign }) => {
    const form = { ...previousForm, ...changes };
    const text = textOf({ ...form, startsAt: undefined });
    const isSame = isSameText(text, textOf({ ...previousForm, startsAt: undefined }));
    return { form, lastCampaign: isSame ? lastCampaign : undefined };
  });
}

/** Replaces the form by a stored draft, or by the first text of a new draft. */
export function setForm(text: Partial<CampaignForm>, record: DraftRecord = newRecord()): void {
  campaignDraft.setState(
    ({ form: { testMode, testEmail }, lastTest }) => ({
      form: { ...EMPTY_FORM, testMode, testEmail, ...text },
      record,
      ...(lastTest && { lastTest }),
    }),
    true,
  );
}

/** Replaces the form by a correction to the recipients of a campaign. */
export function startCorrection(corrects: Corrected, recipientType: RecipientType): void {
  campaignDraft.setState({ lastTest: undefined });
  setForm({ subject: `Correction: ${corrects.subject}`, recipientType, corrects, testMode: true });
}

/** Saves the form as another draft from now on, by default as a new one. */
export function setRecord(record: DraftRecord = newRecord()): void {
  campaignDraft.setState({ record });
}

/** Records a successful save. The form may contain newer text or another draft by then. */
export function markSaved(saved: DraftRecord): void {
  campaignDraft.setState(({ record, lastTest }) => ({
    ...(record.id === saved.id && { record: saved }),
    ...(lastTest?.record.id === saved.id && { lastTest: { ...lastTest, record: saved } }),
  }));
}

/** Clears the form after a test email. The test address stays, and a correction keeps its limited recipients. */
export function clearAfterTest(): void {
  const { form, record } = campaignDraft.getState();
  const { recipientType, corrects } = form;
  setForm(corrects ? { recipientType, corrects } : {});
  campaignDraft.setState({ lastTest: { form, record } });
}

/** Restores the text that the last test email cleared. */
export function restoreTest(): void {
  const { form, lastTest } = campaignDraft.getState();
  if (!lastTest) return;
  const { testMode, testEmail } = form;
  setForm({ ...lastTest.form, testMode, testEmail }, lastTest.record);
  campaignDraft.setState({ lastTest: undefined });
}

/** The draft to send. Its id becomes the id of the campaign, so that sending it twice starts one campaign. */
export function beginCampaign(): DraftRecord {
  const { form, record } = campaignDraft.getState();
  campaignDraft.setState({ unansweredStart: { subject: form.subject } });
  return record;
}

/** Call this when the response says that nothing was sent. */
export function markRefused(): void {
  campaignDraft.setState({ unansweredStart: undefined });
}

/** Records that the draft was sent. Later changes of text or recipients begin a new draft. */
export function markStarted(lastCampaign: NonNullable<CampaignDraft['lastCampaign']>): void {
  campaignDraft.setState({ unansweredStart: undefined, lastCampaign, record: newRecord() });
}

/** Forgets the campaign that was started, since it was canceled or refused: the form can be sent again. */
export function forgetLastCampaign(): void {
  campaignDraft.setState({ lastCampaign: undefined });
}
