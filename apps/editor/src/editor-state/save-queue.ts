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
const QUIET_MS = 1000;
/** Delay before the next try while the server cannot be reached. */
const AGAIN_AFTER_MS = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<void> = Promise.resolve();

/** Sends unsaved changes once nobody has typed for a moment. */
export function saveSoon(): void {
  sendIn(QUIET_MS);
}

function sendIn(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void saveNow(), milliseconds);
}

/** Sends unsaved changes one by one. Resolves once all were tried. */
export function saveNow(): Promise<void> {
  clearTimeout(timer);
  sending = sending.then(sendAll);
  return sending;
}

/** Cancels the scheduled save. */
export function stopSaving(): void {
  clearTimeout(timer);
}

const isToSend = ({ state }: UnsavedChange) => state === 'waiting' || state === 'unreachable';

async function sendAll(): Promise<void> {
  for (const name of editorStore.getState().unsaved.filter(isToSend)) {
    const entry = unsavedOf(name);
    // If one change cannot be sent, the others cannot either.
    if (entry && isToSend(entry) && !(await send(entry))) {
      sendIn(AGAIN_AFTER_MS);
      return;
    }
  }
}

/** Sends a change; false if the server cannot be reached. */
async function send(sent: UnsavedChange): Promise<boolean> {
  const { part, item, value, seen } = sent;
  putUnsaved({ ...sent, state: 'saving' });
  try {
    const { edition, revision } = seen;
    noteSaved(sent, await saveContentItem({ part, item, value, edition, revision }));
    return true;
  } catch (error) {
    return noteFailure(sent, error);
  }
}

function noteSaved(sent: UnsavedChange, { draft, findings }: SaveContentItemResponse): void {
  const { part, item, value } = sent;
  replaceDraft({ part, item }, draft, findings);
  const now = unsavedOf(sent);
  if (!now) return;
  // A change typed during the request is sent at the next save.
  const seen = { edition: sent.seen.edition, revision: draft?.revision ?? 0, value };
  if (now.value === value) removeUnsaved(sent);
  else putUnsaved({ part, item, value: now.value, seen, state: 'waiting' });
}

function noteFailure(sent: UnsavedChange, error: unknown): boolean {
  const refusal = contentRefusalOf(error);
  const isPassing = !refusal && isTemporary(error);
  logger.warn('content not saved', { part: sent.part, isPassing }, error);
  const now = unsavedOf(sent);
  if (!now) return !isPassing;
  if (refusal?.reason === 'item-changed') noteConflict(now, refusal);
  else if (isPassing) putUnsaved({ ...now, state: 'unreachable' });
  else putUnsaved({ ...now, state: 'refused', says: refusalOf(error) });
  return !isPassing;
}

function noteConflict(
  now: UnsavedChange,
  { edition, draft, live }: Extract<ContentRefusal, { reason: 'item-changed' }>,
): void {
  const theirs: TheirVersion = { edition, ...(draft ?? { revision: 0, value: live }) };
  // No conflict: the value that was seen was published, or became a draft again.
  if (isSame(theirs.value, now.seen.value)) {
    putUnsaved({ ...now, seen: theirs, state: 'waiting' });
    saveSoon();
  } else putUnsaved({ ...now, state: 'conflict', theirs });
}
