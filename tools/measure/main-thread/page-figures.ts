import { formatTable } from '@raade/kit/terminal/table.ts';
import { median } from '../paired-difference.ts';
import type { ThreadFigures } from './thread-figures.ts';

/** One round of a page: with JavaScript, right after it without, and a visit in which somebody presses things. */
export interface Round {
  readonly alive: ThreadFigures;
  readonly withoutScript: ThreadFigures;
  /** Milliseconds. */
  readonly slowestAnswer: number;
}

/** What the limits of a page, and what can be said of its figures, depend on. */
export interface Circumstances {
  /** Whether nothing is alive in the page. */
  readonly still: boolean;
  /** How quick the machine was, by Lighthouse's index. */
  readonly machine: number;
}

/** Medians of the rounds of a page, in milliseconds. */
export interface PageFigures extends Circumstances {
  readonly longestScript: number;
  /** What script adds to the blocking time: the same HTML blocks without it, too. */
  readonly addedBlocking: number;
  readonly blocking: number;
  readonly slowestAnswer: number;
}

type Limited = 'longestScript' | 'addedBlocking' | 'slowestAnswer';

/** In milliseconds. */
function limitsOf({ still }: Circumstances): Readonly<Record<Limited, number>> {
  return { longestScript: still ? 50 : 100, addedBlocking: 100, slowestAnswer: 200 };
}

const NAMES: Readonly<Record<Limited, string>> = {
  longestScript: 'the longest script task',
  addedBlocking: 'the blocking time that script adds',
  slowestAnswer: 'the slowest answer',
};

/** Each round is paired with its own visit without JavaScript, so that what else the machine does slows both. */
export function pageFigures(rounds: readonly Round[], circumstances: Circumstances): PageFigures {
  const medianOf = (read: (round: Round) => number) => median(rounds.map(read));
  return {
    ...circumstances,
    longestScript: medianOf(({ alive }) => alive.longestScript),
    addedBlocking: medianOf(({ alive, withoutScript }) => alive.blocking - withoutScript.blocking),
    blocking: medianOf(({ alive }) => alive.blocking),
    slowestAnswer: medianOf((round) => round.slowestAnswer),
  };
}

/** One line for each limit that a page does not keep; a figure that is missing keeps none. */
export function excessesOf(route: string, figures: PageFigures): string[] {
  const limits = limitsOf(figures);
  return (Object.keys(limits) as Limited[])
    .filter((name) => !(figures[name] <= limits[name]))
    .map(
      (name) =>
        `${route}: ${NAMES[name]} is ${Math.round(figures[name])} ms, ${limits[name]} at most`,
    );
}

const TITLES = ['route', 'longest script', 'at most', 'TBT', 'TBT by script', 'INP', 'machine'];

/** The figures of a page in the order of `TITLES`. */
export function figureCells(route: string, figures: PageFigures): string[] {
  const { longestScript, blocking, addedBlocking, slowestAnswer, machine } = figures;
  const times = [longestScript, limitsOf(figures).longestScript, blocking, addedBlocking];
  return [
    route,
    ...[...times, slowestAnswer].map((value) => `${Math.round(value)} ms`),
    String(machine),
  ];
}

export function figuresTable(pages: ReadonlyMap<string, PageFigures>): string {
  return formatTable([
    TITLES,
    ...[...pages].map(([route, figures]) => figureCells(route, figures)),
  ]);
}
