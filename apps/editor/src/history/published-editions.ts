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
  readonly publications: readonly string[];
}

/** The editions, newest first. The last one is the original content, once all are read. */
export function publishedEditions({
  live,
  editions,
  moves,
  hasMore,
}: ListEditionsResponse): readonly PublishedEdition[] {
  const published = editions.map(({ edition, createdAt, by, note }) => {
    const recentMoves = movesTo(edition, moves);
    // The server drops old moves, but an edition keeps its time of publication.
    const publication = sentence('Published', { at: createdAt, by, note });
    const publications = recentMoves.length > 0 ? recentMoves : [publication];
    const name = `Edition of ${momentText(createdAt)}`;
    return { edition, name, isLive: edition === live, publications };
  });
  if (hasMore) return published;
  const original = {
    edition: SAMPLE_EDITION,
    name: 'Original content',
    isLive: live === SAMPLE_EDITION,
    publications: movesTo(SAMPLE_EDITION, moves),
  };
  return [...published, original];
}

/** Sentences about the times at which this edition went live. */
const movesTo = (edition: string, moves: readonly Move[]) =>
  moves.filter((move) => move.edition === edition).map((move) => sentence(VERBS[move.kind], move));

const VERBS: Readonly<Record<Move['kind'], string>> = {
  publish: 'Published',
  'roll-back': 'Restored',
};

const sentence = (
  verb: string,
  { at, by, note }: Pick<Move, 'at' | 'by'> & { readonly note?: string | undefined },
) => `${verb} ${momentText(at)} by ${by}${note ? `: ${note}` : ''}`;
