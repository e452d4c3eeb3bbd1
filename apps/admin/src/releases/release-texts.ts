import { ACCEPTABLE, isAcceptable } from '@raade/contracts/releases/acceptable';
import type { ListedPointer, Move } from '@raade/contracts/releases/pointer-moves';
import { releasesBefore } from '@raade/contracts/releases/release-history';
import { momentText } from '@raade/staff/moments';

const KIND_TEXTS: Readonly<Record<Move['kind'], string>> = {
  publish: 'Published',
  promote: 'Brought live',
  rollback: 'Restored',
};

/** The first characters of an id, which are enough to distinguish versions. */
export const shortId = (release: string) => release.slice(0, 8);

/** A release as shown to staff: its date and its change. */
export interface Version {
  readonly release: string;
  /** When it first went live, like `Nov 12, 2026, 2:05 PM`. */
  readonly date: string;
  /** The description of its change. Older releases have none, so the kind of their first move is shown. */
  readonly change: string;
  /** The last move to it. */
  readonly lastMove: Move;
  readonly isCurrent: boolean;
}

/** The live version and earlier versions that can go live again, the most recent first. */
export function versionsOf({ pointer, moves }: ListedPointer): readonly Version[] {
  const releases = [...new Set(moves.map(({ release }) => release))];
  return releases.flatMap((release) => {
    const ownMoves = moves.filter((move) => move.release === release);
    const [lastMove, firstMove] = [ownMoves[0], ownMoves.at(-1)];
    const isCurrent = release === pointer?.release;
    // Without a digest, as after a pointer was written by hand, an earlier version cannot go live again.
    if (!lastMove || !firstMove || (!isCurrent && lastMove.digest === undefined)) return [];
    const change = firstMove.reason ?? KIND_TEXTS[firstMove.kind];
    return { release, date: momentText(firstMove.movedAt), change, lastMove, isCurrent };
  });
}

/** The date of a version, like `Nov 12, 2026, 2:05 PM · current`. */
export const versionLabel = ({ date, isCurrent }: Version) =>
  isCurrent ? `${date} · current` : date;

/** The id and last move of a version: `0123abcd, restored Nov 12, 2026, 2:05 PM by staff@example.org: It broke.` */
export function detailText({ release, date, lastMove }: Version): string {
  const { kind, movedAt, movedBy, reason } = lastMove;
  const movedText = momentText(movedAt);
  if (movedText === date) return `${shortId(release)}, by ${movedBy}`;
  const reasonText = reason === undefined ? '' : `: ${reason}`;
  return `${shortId(release)}, ${KIND_TEXTS[kind].toLowerCase()} ${movedText} by ${movedBy}${reasonText}`;
}

/** The version that was live before the current one, for a rollback. */
export function previousVersion({ moves }: ListedPointer, versions: readonly Version[]) {
  const previous = releasesBefore(moves).at(-1);
  return versions.find(({ release, isCurrent }) => release === previous && !isCurrent);
}

/** The objections of gates that were accepted for a version. */
export function acceptedText(names: readonly string[]): string {
  const texts = names.map((name) => (isAcceptable(name) ? ACCEPTABLE[name] : name));
  return `It was accepted that ${texts.join(', and that ')}.`;
}
