import { oneLine } from './font-runs.ts';
import type { Weight } from './fonts.ts';
import { visualRuns, type VisualRun } from './visual-runs.ts';

export interface Line {
  /** As it is read. */
  readonly text: string;
  readonly runs: readonly VisualRun[];
}

interface Room {
  readonly weight: Weight;
  /** Both in points. */
  readonly size: number;
  readonly width: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text in lines that fit: broken between words, and within those that are longer than a line. */
export function breakLines(text: string, room: Room): readonly Line[] {
  const lines: Line[] = [];
  let rest = oneLine(text).trim();
  while (rest !== '') {
    const line = setLine(rest, room);
    lines.push(line);
    rest = rest.slice(line.text.length).trimStart();
  }
  return lines;
}

/** The longest beginning of a text that fits: all of it, some words of it, or a part of the first; one letter at least. */
function setLine(text: string, room: Room): Line {
  const all = lineOf(text, room);
  if (fits(all, room)) return all;
  const words = Array.from(text.matchAll(/ +/g), ({ index }) => index);
  const letters = Array.from(
    graphemes.segment(text),
    ({ index, segment }) => index + segment.length,
  );
  return (
    longestThatFits(text, words, room) ??
    longestThatFits(text, letters, room) ??
    lineOf(text.slice(0, letters[0]), room)
  );
}

/** Looks for the last of the places at which the text before it fits, by halves. */
function longestThatFits(text: string, places: readonly number[], room: Room): Line | undefined {
  let best: Line | undefined;
  let [low, high] = [0, places.length - 1];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const line = lineOf(text.slice(0, places[middle]), room);
    if (fits(line, room)) {
      best = line;
      low = middle + 1;
    } else high = middle - 1;
  }
  return best;
}

function lineOf(text: string, { weight, size }: Room): Line {
  return { text, runs: visualRuns(text, weight, size) };
}

function fits({ runs }: Line, { width }: Room): boolean {
  return runs.reduce((sum, run) => sum + run.width, 0) <= width;
}
