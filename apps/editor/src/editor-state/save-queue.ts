import { isSame } from '@raade/content-model/editions/drafts-between';
import type { SaveContentItemResponse } from '@raade/contracts/content/drafts';
import type { ContentRefusal } from '@raade/contracts/content/findings';
import { logger } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { replaceDraft } from './saved-drafts.ts';
import { contentRefusalOf, isTemporary, saveContentItem } from './content-calls.ts';
import type { TheirVersion, UnsavedChange } from './editor-state.ts';
import { editorStore } from './editor.store.ts';
import { removeUnsaved, putUnsaved, unsavedOf } from './unsaved.ts';

/** Delay after the last change before it is sent. */
const SAVE_DELAY_MS = 1000;
/** Delay before the next try while the server cannot be reached. */
const RETRY_DELAY_MS = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;
/** The running save. The next one begins after it, so that two saves of an item never overlap. */
let runningSave: Promise<void> = Promise.resolve();

/** Sends unsaved changes once nobody has typed for a moment. */
export function saveSoon(): void {
  sendIn(SAVE_DELAY_MS);
}

function sendIn(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void saveNow(), milliseconds);
}

/** Sends unsaved changes one by one. Resolves once all were tried. */
export function saveNow(): Promise<void> {
  clearTimeout(timer);
  runningSave = runningSave.then(sendAll);
  return runningSave;
}

/** Cancels the scheduled save. */
export function stopSaving(): void {
  clearTimeout(timer);
}

const canBeSent = ({ state }: UnsavedChange) => state === 'waiting' || state === 'unreachable';

async function sendAll(): Promise<void> {
  for (const name of editorStore.getState().unsaved.filter(canBeSent)) {
    const entry = unsavedOf(name);
    // If one change cannot be sent, the others cannot either.
    if (entry && canBeSent(entry) && !(await send(entry))) {
      sendIn(RETRY_DELAY_MS);
      return;
    }
  }
}

/** Sends a change; false if the server cannot be reached. */
async function send(change: UnsavedChange): Promise<boolean> {
  const { part, item, value, seen } = change;
  putUnsaved({ ...change, state: 'saving' });
  try {
    const { edition, revision } = seen;
    handleSaved(change, await saveContentItem({ part, item, value, edition, revision }));
    return true;
  } catch (error) {
    return handleFailure(change, error);
  }
}

/** Replaces the sent change by the draft that the server has saved. */
function handleSaved(sent: UnsavedChange, { draft, findings }: SaveContentItemResponse): void {
  const { part, item, value } = sent;
  replaceDraft({ part, item }, draft, findings);
  const current = unsavedOf(sent);
  if (!current) return;
  // A change typed during the request is sent at the next save.
  const seen = { edition: sent.seen.edition, revision: draft?.revision ?? 0, value };
  if (current.value === value) removeUnsaved(sent);
  else putUnsaved({ part, item, value: current.value, seen, state: 'waiting' });
}

/** Records why a change was not saved; false if the server cannot be reached. */
function handleFailure(sent: UnsavedChange, error: unknown): boolean {
  const refusal = contentRefusalOf(error);
  const isUnreachable = !refusal && isTemporary(error);
  logger.warn('content not saved', { part: sent.part, isUnreachable }, error);
  const current = unsavedOf(sent);
  if (!current) return !isUnreachable;
  if (refusal?.reason === 'item-changed') handleConflict(current, refusal);
  else if (isUnreachable) putUnsaved({ ...current, state: 'unreachable' });
  else putUnsaved({ ...current, state: 'refused', refusal: refusalOf(error) });
  return !isUnreachable;
}

/** Keeps the change until the editor has compared it with the version of the server. */
function handleConflict(
  current: UnsavedChange,
  { edition, draft, live }: Extract<ContentRefusal, { reason: 'item-changed' }>,
): void {
  const theirVersion: TheirVersion = { edition, ...(draft ?? { revision: 0, value: live }) };
  // No conflict: the value that was seen was published, or became a draft again.
  if (isSame(theirVersion.value, current.seen.value)) {
    putUnsaved({ ...current, seen: theirVersion, state: 'waiting' });
    saveSoon();
  } else putUnsaved({ ...current, state: 'conflict', theirVersion });
}
