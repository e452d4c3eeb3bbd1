import { keepDraft, tabStorage } from '@raade/browser';
import {
  type CampaignDraftText,
  campaignDraftTextSchema,
} from '@raade/contracts/mail/campaign-drafts';
import type { Corrected, RecipientType } from '@raade/contracts/mail/campaigns';
import { createStore, logger, noteUnsavedInput, type StoreApi } from '@raade/platform';
import * as z from 'zod/mini';
import { type CampaignForm, campaignFormSchema, EMPTY_FORM, textOf } from './campaign-form.ts';

/** The shared draft that holds a text. */
const heldSchema = z.object({
  /** Also the id of the campaign that is sent from it. */
  id: z.uuidv4(),
  /** The revision that this tab knows; 0 before the first save. */
  revision: z.number(),
  /** The text of that revision. */
  saved: z.optional(campaignDraftTextSchema),
});
export type HeldDraft = Readonly<z.infer<typeof heldSchema>>;

const draftSchema = z.object({
  form: campaignFormSchema,
  held: heldSchema,
  /** The subject of a campaign whose start got no response: it may have started. */
  unanswered: z.optional(z.object({ subject: z.string() })),
  /** The text of the last test email, which is no longer in the form. */
  tested: z.optional(z.object({ form: campaignFormSchema, held: heldSchema })),
  /** The campaign that was started last, while it is still in the form. */
  started: z.optional(
    z.object({
      campaignId: z.uuidv4(),
      subject: z.string(),
      /** True if it is waiting for a second staff member. */
      waits: z.optional(z.boolean()),
      /** There if it was scheduled. */
      startsAt: z.optional(z.string()),
    }),
  ),
});
export type CampaignDraft = Readonly<z.infer<typeof draftSchema>>;

const newDraft = (): HeldDraft => ({ id: crypto.randomUUID(), revision: 0 });

export const emptyDraft = (): CampaignDraft => ({ form: EMPTY_FORM, held: newDraft() });

/**
 * The campaign that is being written in this tab. It is stored outside of its page, so that staff can visit other
 * pages in between.
 */
export const campaignDraft = createDraftStore();

export function createDraftStore(): StoreApi<CampaignDraft> {
  const kept = tabStorage({ key: 'raade-email-campaign', schema: draftSchema, warn: logger.warn });
  const store = createStore<CampaignDraft>(() => kept.read() ?? emptyDraft());
  keepDraft(store, kept, (draft) => draft);
  store.subscribe((draft) => noteUnsavedInput('admin/campaign', hasUnsavedWords(draft)));
  return store;
}

/** Compares independently of the order of keys, since Firestore changes it. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

export const isSameText = (one: CampaignDraftText, other: CampaignDraftText | undefined) =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

/** True if the form differs from the saved draft. A started campaign needs no draft. */
export function needsSaving({ form, held, started }: CampaignDraft): boolean {
  if (started !== undefined || isSameText(textOf(form), held.saved)) return false;
  return held.revision > 0 || hasWords(form);
}

const hasWords = ({ subject, content }: CampaignForm) => subject !== '' || content !== '';

/** True if the form contains text that was neither sent nor saved as a draft. */
export const hasUnsavedWords = (draft: CampaignDraft) => hasWords(draft.form) && needsSaving(draft);

/** True if the form holds what a new email would hold. */
export const isNewEmail = ({ form, held, started }: CampaignDraft) =>
  held.revision === 0 && started === undefined && isSameText(textOf(form), textOf(EMPTY_FORM));

/**
 * Changes the form. A change of anything except the test recipient and the start time begins another campaign than the
 * one that was started.
 */
export function changeForm(changes: Partial<CampaignForm>): void {
  campaignDraft.setState(({ form: before, started }) => {
    const form = { ...before, ...changes };
    const [now, then] = [form, before].map((each) => textOf({ ...each, startsAt: undefined }));
    return { form, started: now && isSameText(now, then) ? started : undefined };
  });
}

/** Replaces the form by a draft, or by the text with which a new draft begins. */
export function writeOn(text: Partial<CampaignForm>, held: HeldDraft = newDraft()): void {
  campaignDraft.setState(
    ({ form: { testMode, testEmail }, tested }) => ({
      form: { ...EMPTY_FORM, testMode, testEmail, ...text },
      held,
      ...(tested && { tested }),
    }),
    true,
  );
}

/** Replaces the form by a correction to the recipients of a campaign. */
export function startCorrection(corrects: Corrected, recipientType: RecipientType): void {
  campaignDraft.setState({ tested: undefined });
  writeOn({ subject: `Correction: ${corrects.subject}`, recipientType, corrects, testMode: true });
}

/** Continues with a new draft id, under which the form is saved. */
export function holdAs(held: HeldDraft = newDraft()): void {
  campaignDraft.setState({ held });
}

/** Notes a successful save. The form may contain newer text or another draft by then. */
export function noteSaved({ id, revision, saved }: HeldDraft): void {
  campaignDraft.setState(({ held, tested }) => ({
    ...(held.id === id && { held: { id, revision, saved } }),
    ...(tested?.held.id === id && { tested: { ...tested, held: { id, revision, saved } } }),
  }));
}

/**
 * Clears the form after a test email, except for the test address. A correction stays a correction, since it would go
 * to a whole group otherwise.
 */
export function clearTested(): void {
  const { form, held } = campaignDraft.getState();
  const { recipientType, corrects } = form;
  writeOn(corrects ? { recipientType, corrects } : {});
  campaignDraft.setState({ tested: { form, held } });
}

/** Restores the text that the last test email cleared. */
export function restoreTested(): void {
  const { form, tested } = campaignDraft.getState();
  if (!tested) return;
  const { testMode, testEmail } = form;
  writeOn({ ...tested.form, testMode, testEmail }, tested.held);
  campaignDraft.setState({ tested: undefined });
}

/**
 * The draft to send. Its id becomes that of the campaign, so that sending it twice, also by different people, starts
 * one campaign.
 */
export function beginCampaign(): HeldDraft {
  const { form, held } = campaignDraft.getState();
  campaignDraft.setState({ unanswered: { subject: form.subject } });
  return held;
}

/** An answer has come: nothing was sent. */
export function noteAnswer(): void {
  campaignDraft.setState({ unanswered: undefined });
}

/** Notes that the draft was sent. Later changes of text or recipients begin a new draft. */
export function noteStarted(started: NonNullable<CampaignDraft['started']>): void {
  campaignDraft.setState({ unanswered: undefined, started, held: newDraft() });
}

/** Forgets the campaign that was started, since it was canceled or refused: the form can be sent again. */
export function forgetStarted(): void {
  campaignDraft.setState({ started: undefined });
}
