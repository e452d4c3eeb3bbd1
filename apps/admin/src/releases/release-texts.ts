import { ACCEPTABLE, isAcceptable } from '@raade/contracts/releases/acceptable';
import type { ListedPointer, Move } from '@raade/contracts/releases/pointer-moves';

const KIND_TEXTS: Readonly<Record<Move['kind'], string>> = {
  publish: 'Published',
  promote: 'Brought live',
  rollback: 'Restored',
};

export const kindText = ({ kind }: Move) => KIND_TEXTS[kind];

/** Enough of an id to tell versions from each other. */
export const shortId = (release: string) => release.slice(0, 8);

/** Returns the text on objections of gates that somebody accepted for a version. */
export function acceptedText(names: readonly string[]): string {
  const texts = names.map((name) => (isAcceptable(name) ? ACCEPTABLE[name] : name));
  return `It was accepted that ${texts.join(', and that ')}.`;
}

/** The last moves to the versions that were live, the latest first; without the one that is. */
export function earlierReleases({ pointer, moves }: ListedPointer): readonly Move[] {
  return moves.filter(
    ({ release, digest }, index) =>
      digest !== undefined &&
      release !== pointer?.release &&
      moves.findIndex((move) => move.release === release) === index,
  );
}
