import type { ApplicationKind } from '@raade/contracts/applications/application.schema';
import { deviceStorage, keepDraft } from '@raade/browser';
import { createStore, logger, noteUnsavedInput, type StoreApi } from '@raade/platform';
import * as z from 'zod/mini';
import type { ApplicationValues } from '../application-form.ts';

const valuesSchema = z.record(z.string(), z.string());

const draftSchema = z.object({
  /** Id of the document that this draft becomes. It stays, so that sending twice makes one record. */
  id: z.uuidv4(),
  values: valuesSchema,
  /** The values that were sent when the answer was lost, or the page was closed: they may have arrived. */
  sent: z.optional(valuesSchema),
});
export type ApplicationDraft = z.infer<typeof draftSchema>;
export type DraftStore = StoreApi<ApplicationDraft>;

export function newDraft(): ApplicationDraft {
  return { id: crypto.randomUUID(), values: {} };
}

/**
 * The draft of a form, kept on the device until it is sent. Where nothing can be kept, as in some private
 * windows, it lives as long as the tab.
 */
export function createDraftStore(kind: ApplicationKind): DraftStore {
  const key = `raade-application-${kind}`;
  const kept = deviceStorage({ key, schema: draftSchema, warn: logger.warn });
  // As the page is rendered ahead, where nobody has written anything.
  const store = createStore<ApplicationDraft>(newDraft);
  store.setState(kept.read() ?? {});
  keepDraft(store, kept, (draft) => (isBegun(draft) ? draft : undefined));
  store.subscribe((draft) => noteUnsavedInput(`giving/${kind}-application`, isFilled(draft)));
  return store;
}

const drafts: Partial<Record<ApplicationKind, DraftStore>> = {};

/** The draft of this tab. It outlives its page, so that an applicant can look elsewhere in between. */
export const draftOf = (kind: ApplicationKind): DraftStore =>
  (drafts[kind] ??= createDraftStore(kind));

const isBegun = ({ values }: ApplicationDraft) => Object.keys(values).length > 0;

/** True if an applicant has written anything. */
export function isFilled({ values }: ApplicationDraft): boolean {
  return Object.values(values).some((value) => value !== '');
}

/** Empties the form for whoever begins anew, with an id of their own; returns what brings the draft back. */
export function throwAway(store: DraftStore): () => void {
  const thrown = store.getState();
  store.setState(newDraft(), true);
  return () => store.setState(thrown, true);
}

/** Notes what is being sent, before it is: whatever happens then, the next try asks for it first. */
export function markAsSent(store: DraftStore, sent: ApplicationValues | undefined): void {
  store.setState(({ id, values }) => ({ id, values, ...(sent && { sent: { ...sent } }) }), true);
}
