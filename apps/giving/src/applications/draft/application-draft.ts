import type { ApplicationKind } from '@raade/contracts/applications';
import { createStore, logger, noteUnsavedInput, type StoreApi } from '@raade/platform';
import * as z from 'zod/mini';
import type { ApplicationValues } from '../application-form.ts';

const valuesSchema = z.record(z.string(), z.string());

const draftSchema = z.object({
  /** Id of the document that this draft becomes. It stays, so that sending twice makes one record. */
  id: z.uuidv4(),
  values: valuesSchema,
  /** What was sent when the answer was lost, or the page was closed: it may have arrived. */
  sent: z.optional(valuesSchema),
});
export type ApplicationDraft = z.infer<typeof draftSchema>;
export type DraftStore = StoreApi<ApplicationDraft>;

const keyOf = (kind: ApplicationKind) => `raade-application-${kind}`;

export function newDraft(): ApplicationDraft {
  return { id: crypto.randomUUID(), values: {} };
}

/**
 * The draft of a form, kept on the device until it is sent. Where nothing can be kept, as in some private
 * windows, it lives as long as the tab.
 */
export function createDraftStore(kind: ApplicationKind): DraftStore {
  const store = createStore<ApplicationDraft>(() => readDraft(kind) ?? newDraft());
  store.subscribe((draft) => {
    keepDraft(kind, draft);
    noteUnsavedInput(`giving/${kind}-application`, isFilled(draft));
  });
  return store;
}

function isFilled({ values }: ApplicationDraft): boolean {
  return Object.values(values).some((value) => value !== '');
}

/** Notes what is being sent, before it is: whatever happens then, the next try asks for it first. */
export function markAsSent(store: DraftStore, sent: ApplicationValues | undefined): void {
  store.setState(({ id, values }) => ({ id, values, ...(sent && { sent: { ...sent } }) }), true);
}

function readDraft(kind: ApplicationKind): ApplicationDraft | undefined {
  const text = storedText(kind);
  if (text === null) return undefined;
  try {
    return z.parse(draftSchema, JSON.parse(text));
  } catch (error) {
    logger.warn('the draft of an application could not be read', { kind }, error);
    return undefined;
  }
}

function storedText(kind: ApplicationKind): string | null {
  try {
    return localStorage.getItem(keyOf(kind));
  } catch {
    return null;
  }
}

function keepDraft(kind: ApplicationKind, draft: ApplicationDraft): void {
  try {
    if (Object.keys(draft.values).length === 0) localStorage.removeItem(keyOf(kind));
    else localStorage.setItem(keyOf(kind), JSON.stringify(draft));
  } catch (error) {
    logger.warn('the draft of an application could not be kept', { kind }, error);
  }
}
