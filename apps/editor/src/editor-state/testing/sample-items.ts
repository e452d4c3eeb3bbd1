import { itemIn } from '@raade/content-model/editions/merge-drafts';
import { SAMPLE_PARTS } from '@raade/content-model/sample-content';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import type { ContentValue } from '@raade/contracts/content/values';
import type { ItemName } from '../editor-state.ts';

export const PARTS = SAMPLE_PARTS as EditionParts;

/** An item of the sample content, with some fields changed. */
export function liveWith({ part, item }: ItemName, change: object = {}): ContentValue {
  const live = itemIn(part, PARTS[part], item);
  return { ...(live as object), ...change };
}
