import { oneLine } from './font-runs.ts';
import type { Weight } from './fonts.ts';
import { visualRuns, type VisualRun } from './visual-runs.ts';

export interface Line {
  /** Text in reading order. */
  readonly text: string;
  readonly runs: readonly VisualRun[];
}

interface LineBox {
  readonly weight: Weight;
  /** Font size and width of the line in points. */
  readonly size: number;
  readonly width: number;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Breaks a text of a PDF into lines that fit: between words, or within words that are longer than a line. */
export function breakLines(text: string, box: LineBox): readonly Line[] {
  const lines: Line[] = [];
  let rest = oneLine(text).trim();
  while (rest !== '') {
    const line = firstLine(rest, box);
    lines.push(line);
    rest = rest.slice(line.text.length).trimStart();
  }
  return lines;
}

/**
 * Returns the longest start of a text that fits: all of it, some words, or part of the first word; at least one letter.
 */
function firstLine(text: string, box: LineBox): Line {
  const fullLine = lineOf(text, box);
  if (fits(fullLine, box)) return fullLine;
  const wordEnds = Array.from(text.matchAll(/ +/g), ({ index }) => index);
  const letterEnds = Array.from(
    graphemes.segment(text),
    ({ index, segment }) => index + segment.length,
  );
  return (
    longestThatFits(text, wordEnds, box) ??
    longestThatFits(text, letterEnds, box) ??
    lineOf(text.slice(0, letterEnds[0]), box)
  );
}

/** Finds the last of these positions up to which the text fits, by binary search. */
function longestThatFits(text: string, ends: readonly number[], box: LineBox): Line | undefined {
  let best: Line | undefined;
  let [low, high] = [0, ends.length - 1];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const line = lineOf(text.slice(0, ends[middle]), box);
    if (fits(line, box)) {
      best = line;
      low = middle + 1;
    } else high = middle - 1;
  }
  return best;
}

function lineOf(text: string, { weight, size }: LineBox): Line {
  return { text, runs: visualRuns(text, weight, size) };
}

function fits({ runs }: Line, { width }: LineBox): boolean {
  return runs.reduce((sum, run) => sum + run.width, 0) <= width;
}
