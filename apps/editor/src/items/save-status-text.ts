import type { ListedDraft } from '@raade/contracts/content/findings';
import type { UnsavedChange } from '../editor-state/editor-state.ts';
import { isStoredOnDevice } from '../editor-state/unsaved.ts';

const STORED = 'Your text is kept on this device.';
const NOT_STORED = 'This browser cannot keep your text: leave this page open.';

/** Returns the state of the last change of an item, in words. */
export function saveStatusText(unsaved: UnsavedChange | undefined, draft?: ListedDraft): string {
  const storageText = isStoredOnDevice() ? STORED : NOT_STORED;
  switch (unsaved?.state) {
    case undefined:
      return draft ? 'Saved' : 'No changes: same as the live version.';
    case 'waiting':
    case 'saving':
      return 'Saving…';
    case 'unreachable':
      return `Not saved: no connection. ${storageText}`;
    case 'refused':
      return `Not saved: ${unsaved.refusal ?? 'it was refused.'} ${storageText}`;
    case 'conflict':
      return `Not saved: another person saved first. ${storageText}`;
  }
}
