import type { ApplicationKind } from '@raade/contracts/applications/application.schema';
import { deviceStorage, keepDraft } from '@raade/browser';
import { createStore, logger, setUnsavedInput, type StoreApi } from '@raade/platform';
import * as z from 'zod/mini';
import type { ApplicationValues } from '../application-form.ts';

const valuesSchema = z.record(z.string(), z.string());

const draftSchema = z.object({
  /** Id of the document that this draft becomes. It does not change, so that sending twice creates one document. */
  id: z.uuidv4(),
  values: valuesSchema,
  /** The sent values while the answer is unknown: they may have arrived. */
  sent: z.optional(valuesSchema),
});
export type ApplicationDraft = z.infer<typeof draftSchema>;
export type DraftStore = StoreApi<ApplicationDraft>;

export function newDraft(): ApplicationDraft {
  return { id: crypto.randomUUID(), values: {} };
}

/** The draft of a form, on the device until it is sent; only in the tab if the browser allows no storage. */
export function createDraftStore(kind: ApplicationKind): DraftStore {
  const key = `raade-application-${kind}`;
  const storage = deviceStorage({ key, schema: draftSchema, warn: logger.warn });
  // React hydrates with the initial state, which is empty like the prerendered page.
  const store = createStore<ApplicationDraft>(newDraft);
  store.setState(storage.read() ?? {});
  keepDraft(store, storage, (draft) => (isBegun(draft) ? draft : undefined));
  store.subscribe((draft) => setUnsavedInput(`giving/${kind}-application`, isFilled(draft)));
  return store;
}

const drafts: Partial<Record<ApplicationKind, DraftStore>> = {};

/** The draft of this tab. It outlives its page, so that applicants can visit other pages in between. */
export const draftOf = (kind: ApplicationKind): DraftStore =>
  (drafts[kind] ??= createDraftStore(kind));

/** True if the applicant has changed a field, even if all are empty now. */
const isBegun = ({ values }: ApplicationDraft) => Object.keys(values).length > 0;

/** True if a field has text. */
export function isFilled({ values }: ApplicationDraft): boolean {
  return Object.values(values).some((value) => value !== '');
}

/** Empties the form and gives it a new id; returns a function that restores the draft. */
export function discardDraft(store: DraftStore): () => void {
  const discardedDraft = store.getState();
  store.setState(newDraft(), true);
  return () => store.setState(discardedDraft, true);
}

/** Stores the values before they are sent; undefined after a refusal. The next try asks whether they have arrived. */
export function markAsSent(store: DraftStore, sent: ApplicationValues | undefined): void {
  store.setState(({ id, values }) => ({ id, values, ...(sent && { sent: { ...sent } }) }), true);
}
