import type { ListedDraft } from '@raade/contracts/content/findings';
import { ageText } from '@raade/staff/moments';
import type { Unsaved } from '../newsroom/newsroom-state.ts';
import { isKeptOnDevice } from '../newsroom/unsaved.ts';

const KEPT = 'It is kept on this device.';
const KEPT_NOWHERE = 'This browser keeps nothing: leave this page open.';

/** Returns the state of the last change of an item, in words. */
export function savedWords(unsaved: Unsaved | undefined, draft?: ListedDraft): string {
  const kept = isKeptOnDevice() ? KEPT : KEPT_NOWHERE;
  switch (unsaved?.state) {
    case undefined:
      return draft ? 'Saved' : 'Nothing to save: this is what is live.';
    case 'waiting':
    case 'saving':
      return 'Saving…';
    case 'unreachable':
      return `Not saved: no connection. ${kept}`;
    case 'refused':
      return `Not saved: ${unsaved.says ?? 'it was refused.'} ${kept}`;
    case 'overtaken':
      return `Not saved: somebody else was quicker. ${kept}`;
  }
}

/** Returns the author and time of a draft, in words. */
export const draftWords = ({ by, at }: Pick<ListedDraft, 'by' | 'at'>): string =>
  `Draft by ${by}, ${ageText(at)}`;
