import type { ListEditionsResponse } from '@raade/contracts/content/editions';
import { SAMPLE_EDITION } from '@raade/contracts/content/values';
import { momentText } from '@raade/staff/moments';

type Move = ListEditionsResponse['moves'][number];

/** A state of the content that was live once, or is. */
export interface PublishedEdition {
  readonly edition: string;
  /** By what it is told from others. */
  readonly name: string;
  readonly isLive: boolean;
  /** When it went live, and who did it, the newest first. */
  readonly says: readonly string[];
}

/** The states that there are, the newest first; at the end what the site began with, once all are read. */
export function publishedEditions({
  live,
  editions,
  moves,
  hasMore,
}: ListEditionsResponse): readonly PublishedEdition[] {
  const known = editions.map(({ edition, createdAt, by, note }) => {
    const told = movesTo(edition, moves);
    // The pointer forgets old moves; that it was published is known for good.
    const says = told.length > 0 ? told : [sentence('Published', { at: createdAt, by, note })];
    const name = `Edition of ${momentText(createdAt)}`;
    return { edition, name, isLive: edition === live, says };
  });
  if (hasMore) return known;
  const beginning = {
    edition: SAMPLE_EDITION,
    name: 'Original content',
    isLive: live === SAMPLE_EDITION,
    says: movesTo(SAMPLE_EDITION, moves),
  };
  return [...known, beginning];
}

const movesTo = (edition: string, moves: readonly Move[]) =>
  moves.filter((move) => move.edition === edition).map((move) => sentence(KINDS[move.kind], move));

const KINDS: Readonly<Record<Move['kind'], string>> = {
  publish: 'Published',
  'roll-back': 'Restored',
};

const sentence = (
  what: string,
  { at, by, note }: Pick<Move, 'at' | 'by'> & { readonly note?: string | undefined },
) => `${what} ${momentText(at)} by ${by}${note ? `: ${note}` : ''}`;
