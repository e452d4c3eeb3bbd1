import { mergeDrafts } from '@raade/content-model/editions/merge-drafts';
import type { ReadContentResponse } from '@raade/contracts/content/editions';
import type { ListedDraft } from '@raade/contracts/content/findings';
import { liveWith, PARTS } from '../../editor-state/testing/sample-items.ts';

/** The name of an edition that is live in tests. */
export const LIVE = 'a'.repeat(64);

/** A session of the sample with these fields. */
export const sessionWith = (item: string, change: object) =>
  liveWith({ part: 'sessions', item }, change);

/** A draft by another editor, Kofi. */
export const draftOf = (
  change: Pick<ListedDraft, 'part' | 'item' | 'value'> & Partial<ListedDraft>,
): ListedDraft => ({
  revision: 7,
  by: 'kofi@example.org',
  at: '2025-03-01T12:00:00.000Z',
  ...change,
});

/** A draft that moves a session of the sample to another room. */
export const MOVE = draftOf({
  part: 'sessions',
  item: 'opening-address',
  value: sessionWith('opening-address', { room: 'Room 100' }),
});

/** The answer of `read-content` while the sample is live with these drafts. */
export function contentWith(
  drafts: readonly ListedDraft[],
  more: Partial<ReadContentResponse> = {},
): ReadContentResponse {
  return {
    edition: LIVE,
    live: LIVE,
    parts: PARTS,
    merged: mergeDrafts(PARTS, drafts),
    drafts: [...drafts],
    findings: [],
    differences: [],
    publications: [],
    ...more,
  };
}
