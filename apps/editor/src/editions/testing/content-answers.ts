import { mergeDrafts } from '@raade/content-model/editions/merge-drafts';
import { SAMPLE_PARTS } from '@raade/content-model/sample-content';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import type { ReadContentResponse } from '@raade/contracts/content/editions';
import type { ListedDraft } from '@raade/contracts/content/findings';

export const SAMPLE_EDITION_PARTS = SAMPLE_PARTS as EditionParts;
/** The name of an edition that is live in tests. */
export const LIVE = 'a'.repeat(64);

/** A draft of Kofi's. */
export const draftOf = (
  change: Pick<ListedDraft, 'part' | 'item' | 'value'> & Partial<ListedDraft>,
): ListedDraft => ({
  revision: 7,
  by: 'kofi@example.org',
  at: '2025-03-01T12:00:00.000Z',
  ...change,
});

/** A session of the sample with another room: as small a change as there is. */
export const MOVED = draftOf({
  part: 'sessions',
  item: 'opening-address',
  value: sessionWith('opening-address', { room: 'Room 100' }),
});

/** A session of the sample with these fields. */
export function sessionWith(id: string, change: object): ListedDraft['value'] {
  const sessions = SAMPLE_EDITION_PARTS.sessions as unknown as readonly { readonly id: string }[];
  return { ...sessions.find((session) => session.id === id), ...change };
}

/** What `read-content` answers while the sample is live with these drafts. */
export function contentWith(
  drafts: readonly ListedDraft[],
  more: Partial<ReadContentResponse> = {},
): ReadContentResponse {
  return {
    edition: LIVE,
    live: LIVE,
    parts: SAMPLE_EDITION_PARTS,
    merged: mergeDrafts(SAMPLE_EDITION_PARTS, drafts),
    drafts: [...drafts],
    ...{ findings: [], differences: [], publications: [] },
    ...more,
  };
}
