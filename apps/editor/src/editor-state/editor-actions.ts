import { isSame } from '@raade/content-model/editions/drafts-between';
import type { ContentValue } from '@raade/contracts/content/values';
import { refusalOf } from '@raade/staff/refusal-of';
import { applyTheirVersion, replaceDraft } from './saved-drafts.ts';
import { contentRefusalOf, discardContentDraft } from './content-calls.ts';
import { draftOf, seenVersionOf } from './items-with-drafts.ts';
import type { ItemChange, ItemName } from './editor-state.ts';
import { resetEditorState, editorStore, reloadContent } from './editor.store.ts';
import { saveNow, saveSoon, stopSaving } from './save-queue.ts';
import { loadUnsaved, removeUnsaved, clearUnsaved, putUnsaved, unsavedOf } from './unsaved.ts';

// Pages read the state with `useEditorState` and `items-with-drafts.ts`, and change it with these functions.

/** Reads the content, then sends the unsaved changes that are stored on this device. */
export async function loadContent(): Promise<void> {
  loadUnsaved();
  await reloadContent();
  await saveNow();
}

/** Clears the content for the next person at this device. Unsaved changes stay stored on it. */
export function clearContent(): void {
  stopSaving();
  clearUnsaved();
  resetEditorState();
}

/**
 * Changes an item at once in this browser, and a moment later on the server. A null value removes the item. Does nothing
 * before the content was read.
 */
export function saveItem({ part, item, value }: ItemChange): void {
  const { content } = editorStore.getState();
  const unsaved = unsavedOf({ part, item });
  const seen = unsaved?.seen ?? (content && seenVersionOf(content, { part, item }));
  const isUnchanged = !unsaved && isSame(seen?.value, value);
  if (!seen || isUnchanged) return;
  // A change that is being sent, or has a conflict, keeps its state and gets the newer value.
  const keepsState = unsaved?.state === 'saving' || unsaved?.state === 'conflict';
  putUnsaved(keepsState ? { ...unsaved, value } : { part, item, value, seen, state: 'waiting' });
  saveSoon();
}

/** Resolves the conflict of an item with the value that both versions become. */
export function resolveConflict({ part, item }: ItemName, value: ContentValue): void {
  const theirVersion = unsavedOf({ part, item })?.theirVersion;
  if (!theirVersion) return;
  applyTheirVersion({ part, item }, theirVersion);
  if (isSame(theirVersion.value, value)) removeUnsaved({ part, item });
  else putUnsaved({ part, item, value, seen: theirVersion, state: 'waiting' });
  void saveNow();
}

/**
 * Discards the draft and the unsaved change of an item, so that its live version is shown.
 * @returns the reason of a failure, as text; undefined if it was discarded
 */
export async function discardDraft({ part, item }: ItemName): Promise<string | undefined> {
  const unsaved = unsavedOf({ part, item });
  // The change must not be sent any more, and a running request has to end first.
  removeUnsaved({ part, item });
  await saveNow();
  const { content } = editorStore.getState();
  const draft = unsaved?.theirVersion ?? (content && draftOf(content, { part, item }));
  const revision = draft?.revision ?? 0;
  try {
    if (revision > 0) await discardContentDraft({ part, item, revision });
  } catch (error) {
    // The earlier request has ended. If it had succeeded, sending the change again has no effect.
    if (unsaved)
      putUnsaved(unsaved.state === 'saving' ? { ...unsaved, state: 'waiting' } : unsaved);
    saveSoon();
    if (contentRefusalOf(error)?.reason === 'item-changed') await reloadContent();
    return refusalOf(error);
  }
  replaceDraft({ part, item }, null);
  await reloadContent();
  return undefined;
}
