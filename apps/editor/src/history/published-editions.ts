import type { ListEditionsResponse } from '@raade/contracts/content/editions';
import { SAMPLE_EDITION } from '@raade/contracts/content/values';
import { momentText } from '@raade/staff/moments';

type Move = ListEditionsResponse['moves'][number];

/** An edition that is or was live. */
export interface PublishedEdition {
  readonly edition: string;
  /** The name of the edition for people. */
  readonly name: string;
  readonly isLive: boolean;
  /** Sentences about when it went live and by whom, newest first. */
  readonly says: readonly string[];
}

/** The editions, newest first. The last one is the original content, once all are read. */
export function publishedEditions({
  live,
  editions,
  moves,
  hasMore,
}: ListEditionsResponse): readonly PublishedEdition[] {
  const known = editions.map(({ edition, createdAt, by, note }) => {
    const told = movesTo(edition, moves);
    // The server drops old moves, but an edition keeps its time of publication.
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
