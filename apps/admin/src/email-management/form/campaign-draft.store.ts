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
  /** Also the id of the campaign that it becomes. */
  id: z.uuidv4(),
  /** The one that this tab has seen; 0 before the first save. */
  revision: z.number(),
  /** The text of that revision. */
  saved: z.optional(campaignDraftTextSchema),
});
export type HeldDraft = Readonly<z.infer<typeof heldSchema>>;

const draftSchema = z.object({
  form: campaignFormSchema,
  held: heldSchema,
  /** The campaign of this subject was sent when no answer came: it may have started. */
  unanswered: z.optional(z.object({ subject: z.string() })),
  /** The text that was tested last, which the form does not hold any more. */
  tested: z.optional(z.object({ form: campaignFormSchema, held: heldSchema })),
  /** The campaign that was started last, while the form still holds it. */
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
 * The campaign that is being written in this tab. It outlives its page, so that staff can look elsewhere in between.
 */
export const campaignDraft = createDraftStore();

export function createDraftStore(): StoreApi<CampaignDraft> {
  const kept = tabStorage({ key: 'raade-email-campaign', schema: draftSchema, warn: logger.warn });
  const store = createStore<CampaignDraft>(() => kept.read() ?? emptyDraft());
  keepDraft(store, kept, (draft) => draft);
  store.subscribe((draft) => noteUnsavedInput('admin/campaign', hasUnsavedWords(draft)));
  return store;
}

/** The same entries may stand in another order, since Firestore has its own. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

export const isSameText = (one: CampaignDraftText, other: CampaignDraftText | undefined) =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

/** True if the form holds something that the shared draft does not. A campaign that was started needs no draft. */
export function needsSaving({ form, held, started }: CampaignDraft): boolean {
  if (started !== undefined || isSameText(textOf(form), held.saved)) return false;
  return held.revision > 0 || hasWords(form);
}

const hasWords = ({ subject, content }: CampaignForm) => subject !== '' || content !== '';

/** True if there are words in the form that nobody was sent, and that no shared draft holds. */
export const hasUnsavedWords = (draft: CampaignDraft) => hasWords(draft.form) && needsSaving(draft);

/** Anything but who gets tests, and when it starts, makes another campaign of one that was started. */
export function changeForm(changes: Partial<CampaignForm>): void {
  campaignDraft.setState(({ form: before, started }) => {
    const form = { ...before, ...changes };
    const [now, then] = [form, before].map((each) => textOf({ ...each, startsAt: undefined }));
    return { form, started: now && isSameText(now, then) ? started : undefined };
  });
}

/** Puts a text into the form, in place of what is there: that of a draft, or one that a new draft begins with. */
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

/** Begins an email to those who were sent a campaign, in place of what is in the form. */
export function startCorrection(corrects: Corrected, recipientType: RecipientType): void {
  campaignDraft.setState({ tested: undefined });
  writeOn({ subject: `Correction: ${corrects.subject}`, recipientType, corrects, testMode: true });
}

/** Goes on under another draft: what the form holds is saved as that. */
export function holdAs(held: HeldDraft = newDraft()): void {
  campaignDraft.setState({ held });
}

/** A text was saved; the form may hold a later one by now, or another draft. */
export function noteSaved({ id, revision, saved }: HeldDraft): void {
  campaignDraft.setState(({ held, tested }) => ({
    ...(held.id === id && { held: { id, revision, saved } }),
    ...(tested?.held.id === id && { tested: { ...tested, held: { id, revision, saved } } }),
  }));
}

/**
 * Empties the form after a test was sent, but for the address that gets tests. A correction stays one: written anew, it
 * would go to a whole group.
 */
export function clearTested(): void {
  const { form, held } = campaignDraft.getState();
  const { recipientType, corrects } = form;
  writeOn(corrects ? { recipientType, corrects } : {});
  campaignDraft.setState({ tested: { form, held } });
}

/** Puts back what the last test has cleared. */
export function restoreTested(): void {
  const { form, tested } = campaignDraft.getState();
  if (!tested) return;
  const { testMode, testEmail } = form;
  writeOn({ ...tested.form, testMode, testEmail }, tested.held);
  campaignDraft.setState({ tested: undefined });
}

/** The draft to send, whose id is that of the campaign: sent again, also by somebody else, it is one campaign. */
export function beginCampaign(): HeldDraft {
  const { form, held } = campaignDraft.getState();
  campaignDraft.setState({ unanswered: { subject: form.subject } });
  return held;
}

/** An answer has come: nothing was sent. */
export function noteAnswer(): void {
  campaignDraft.setState({ unanswered: undefined });
}

/** The draft became a campaign. Another text, or other recipients, are another draft. */
export function noteStarted(started: NonNullable<CampaignDraft['started']>): void {
  campaignDraft.setState({ unanswered: undefined, started, held: newDraft() });
}
