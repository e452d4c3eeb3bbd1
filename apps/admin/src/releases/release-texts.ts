import { ACCEPTABLE, isAcceptable } from '@raade/contracts/acceptable';
import type { CompareReleaseResponse, ListedPointer } from '@raade/contracts/pointer-moves';
import type { ListedWithdrawal } from '@raade/contracts/withdrawn-releases';

type Move = ListedPointer['moves'][number];

const KIND_TEXTS: Readonly<Record<Move['kind'], string>> = {
  publish: 'Published',
  promote: 'Brought live',
  rollback: 'Gone back to',
};

export const kindText = ({ kind }: Move) => KIND_TEXTS[kind];

/** Enough of an id to tell versions from each other. */
export const shortId = (release: string) => release.slice(0, 8);

/** What gates objected to when a version went live, and somebody accepted. */
export function acceptedText(names: readonly string[]): string {
  const texts = names.map((name) => (isAcceptable(name) ? ACCEPTABLE[name] : name));
  return `It was accepted that ${texts.join(', and that ')}.`;
}

/** Moments are those of the reader's own time zone. */
const momentFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export const momentText = (instant: string) => momentFormat.format(new Date(instant));

/** Bytes as people read them, like `1,204 kB`. */
const sizeText = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en-US')} kB`;

/** A version that is not live. */
export interface OtherRelease {
  readonly release: string;
  /** How it went live the last time, if it ever was. */
  readonly move?: Move;
  readonly withdrawal?: ListedWithdrawal;
}

/**
 * The versions that were live, the latest time first, and those that were withdrawn before they ever were. The live one
 * is not among them.
 */
export function otherReleases(listed: ListedPointer): readonly OtherRelease[] {
  const { pointer, moves, withdrawn = [] } = listed;
  const earlier = moves.filter(
    ({ release, digest }, index) =>
      digest !== undefined &&
      release !== pointer?.release &&
      moves.findIndex((move) => move.release === release) === index,
  );
  const neverLive = withdrawn.filter(
    ({ release }) => !earlier.some((move) => move.release === release),
  );
  return [
    ...earlier.map((move) => {
      const withdrawal = withdrawn.find(({ release }) => release === move.release);
      return { release: move.release, move, ...(withdrawal && { withdrawal }) };
    }),
    ...neverLive.map((withdrawal) => ({ release: withdrawal.release, withdrawal })),
  ];
}

/** What a move would change, a sentence each. */
export function changeTexts({ pages, slots, bytes }: CompareReleaseResponse): readonly string[] {
  const lists = [
    ['Pages that come', pages.added],
    ['Pages that go', pages.removed],
    ['Sections that come', slots.added],
    ['Sections that go', slots.removed],
  ] as const;
  const told = lists.flatMap(([what, names]) =>
    names.length > 0 ? [`${what}: ${names.join(', ')}.`] : [],
  );
  const same = told.length === 0 ? ['The same pages and sections.'] : told;
  return [...same, `Size: ${sizeText(bytes.after)}, now ${sizeText(bytes.before)}.`];
}
