import { isSame } from '@raade/content-model/editions/drafts-between';
import type { ContentValue } from '@raade/contracts/content/values';
import { refusalOf } from '@raade/staff/refusal-of';
import { applyTheirVersion, replaceDraft } from './saved-drafts.ts';
import { contentRefusalOf, discardContentDraft } from './content-calls.ts';
import { draftOf, seenVersionOf } from './items-with-drafts.ts';
import type { ItemChange, ItemName } from './editor-state.ts';
import { resetEditorState, editorStore, reload } from './editor.store.ts';
import { saveNow, saveSoon, stopSaving } from './save-queue.ts';
import {
  restoreUnsaved,
  removeUnsavedOf,
  clearUnsaved,
  setUnsavedOf,
  unsavedOf,
} from './unsaved-changes.ts';

// How pages change what the newsroom holds. They show it with `useNewsroom`, and with what `items.ts` makes of it.

/** Reads the content, and then sends what was not saved on this device. */
export async function loadContent(): Promise<void> {
  restoreUnsaved();
  await reload();
  await saveNow();
}

/** Forgets what was read: it is not for the next person at this machine. What is not saved stays on the device. */
export function clearContent(): void {
  stopSaving();
  clearUnsaved();
  resetEditorState();
}

/**
 * Changes an item: at once in this browser, in a moment at the server. Null as its value: it is to be removed; of a list
 * without an item, the order of its items. Needs a newsroom that is ready.
 */
export function saveItem({ part, item, value }: ItemChange): void {
  const { content } = editorStore.getState();
  const before = unsavedOf({ part, item });
  const seen = before?.seen ?? (content && seenVersionOf(content, { part, item }));
  if (!seen || (!before && isSame(seen.value, value))) return;
  // A change that is being sent or must be settled keeps its state and gets the newer value.
  const isKept = before?.state === 'saving' || before?.state === 'conflict';
  setUnsavedOf(isKept ? { ...before, value } : { part, item, value, seen, state: 'waiting' });
  saveSoon();
}

/** Settles an item at which somebody else was quicker: this is what becomes of both. */
export function resolveConflict({ part, item }: ItemName, value: ContentValue): void {
  const theirs = unsavedOf({ part, item })?.theirs;
  if (!theirs) return;
  applyTheirVersion({ part, item }, theirs);
  if (isSame(theirs.value, value)) removeUnsavedOf({ part, item });
  else setUnsavedOf({ part, item, value, seen: theirs, state: 'waiting' });
  void saveNow();
}

/**
 * Takes a draft back, with what is not saved of it, so that its item is as it is live.
 * @returns why it was not, in words
 */
export async function discardDraft({ part, item }: ItemName): Promise<string | undefined> {
  const unsaved = unsavedOf({ part, item });
  // Nothing of it is sent any more, and what is on its way is waited for.
  removeUnsavedOf({ part, item });
  await saveNow();
  const { content } = editorStore.getState();
  const draft = unsaved?.theirs ?? (content && draftOf(content, { part, item }));
  const revision = draft?.revision ?? 0;
  try {
    if (revision > 0) await discardContentDraft({ part, item, revision });
  } catch (error) {
    // The earlier request has ended by now. The change is sent again, which has no effect if the first one arrived.
    if (unsaved)
      setUnsavedOf(unsaved.state === 'saving' ? { ...unsaved, state: 'waiting' } : unsaved);
    saveSoon();
    if (contentRefusalOf(error)?.reason === 'item-changed') await reload();
    return refusalOf(error);
  }
  replaceDraft({ part, item }, null);
  await reload();
  return undefined;
}
