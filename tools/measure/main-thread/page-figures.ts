import { formatTable } from '@raade/kit/terminal/table.ts';
import type { ThreadFigures } from './thread-figures.ts';

/** One round of a page: with JavaScript, right after it without, and a visit in which somebody presses things. */
export interface Round {
  readonly alive: ThreadFigures;
  readonly withoutScript: ThreadFigures;
  /** Milliseconds. */
  readonly slowestAnswer: number;
}

/** Medians of the rounds of a page, in milliseconds. */
export interface PageFigures {
  readonly longestScript: number;
  /** What script adds to the blocking time: the same HTML blocks without it, too. */
  readonly addedBlocking: number;
  readonly blocking: number;
  readonly slowestAnswer: number;
}

type Limited = Exclude<keyof PageFigures, 'blocking'>;

/** In milliseconds. */
const LIMITS: Readonly<Record<Limited, number>> = {
  longestScript: 100,
  addedBlocking: 100,
  slowestAnswer: 200,
};

const NAMES: Readonly<Record<Limited, string>> = {
  longestScript: 'the longest script task',
  addedBlocking: 'the blocking time that script adds',
  slowestAnswer: 'the slowest answer',
};

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Each round is paired with its own visit without JavaScript, so that what else the machine does slows both. */
export function pageFigures(rounds: readonly Round[]): PageFigures {
  const medianOf = (read: (round: Round) => number) => median(rounds.map(read));
  return {
    longestScript: medianOf(({ alive }) => alive.longestScript),
    addedBlocking: medianOf(({ alive, withoutScript }) => alive.blocking - withoutScript.blocking),
    blocking: medianOf(({ alive }) => alive.blocking),
    slowestAnswer: medianOf((round) => round.slowestAnswer),
  };
}

/** One line for each limit that a page does not keep; a figure that is missing keeps none. */
export function excessesOf(route: string, figures: PageFigures): string[] {
  return (Object.keys(LIMITS) as Limited[])
    .filter((name) => !(figures[name] <= LIMITS[name]))
    .map(
      (name) =>
        `${route}: ${NAMES[name]} is ${Math.round(figures[name])} ms, ${LIMITS[name]} at most`,
    );
}

const TITLES = ['route', 'longest script', 'TBT', 'TBT by script', 'INP'];

export function figuresTable(pages: ReadonlyMap<string, PageFigures>): string {
  const rows = [...pages].map(([route, figures]) => [
    route,
    ...[figures.longestScript, figures.blocking, figures.addedBlocking, figures.slowestAnswer].map(
      (value) => `${Math.round(value)} ms`,
    ),
  ]);
  return formatTable([TITLES, ...rows]);
}
