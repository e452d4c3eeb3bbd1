import { fontsOf, type PaperFont, type Weight } from './fonts.ts';

/** A text of one font, in the order in which it is read. */
export interface FontRun {
  readonly text: string;
  readonly font: PaperFont;
}

/** Stands where no font has the characters: better than an empty box, which looks like a mistake in the name. */
export const UNSET = '[…]';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const LETTER = /[\p{L}\p{N}]/u;
/** Characters that nobody sees; some tell neighbours how to join. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

/**
 * A text in pieces of one font each. A word is of one font, if one has all of it; else each letter with its marks is.
 * Spaces between words have the font before them, if that font has them.
 */
export function fontRuns(text: string, weight: Weight): readonly FontRun[] {
  const fonts = fontsOf(weight);
  const runs: FontRun[] = [];
  for (const word of oneLine(text).split(/(?<= )(?=[^ ])/)) {
    const font = fonts.find((candidate) => hasAll(candidate, word.trimEnd()));
    for (const { segment } of graphemes.segment(word)) add(runs, segment, fonts, font);
  }
  return runs;
}

function add(
  runs: FontRun[],
  cluster: string,
  fonts: readonly PaperFont[],
  ofWord: PaperFont | undefined,
): void {
  const last = runs.at(-1);
  const first = LETTER.test(cluster) ? ofWord : (last?.font ?? ofWord);
  const font = [...(first ? [first] : []), ...fonts].find((candidate) =>
    hasAll(candidate, cluster),
  );
  const next = font ?? fonts[0];
  if (next === undefined || (font === undefined && last?.text.endsWith(UNSET))) return;
  const shown = font === undefined ? UNSET : withoutUnknown(font, cluster);
  if (last?.font === next) runs[runs.length - 1] = { text: last.text + shown, font: next };
  else runs.push({ text: shown, font: next });
}

/** A text as it is set: in composed letters, which fonts know best, and without breaks. */
export function oneLine(text: string): string {
  return text.normalize('NFC').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

function hasAll({ font }: PaperFont, cluster: string): boolean {
  return Array.from(cluster).every(
    (character) => UNSEEN.test(character) || font.hasGlyphForCodePoint(codeOf(character)),
  );
}

function withoutUnknown({ font }: PaperFont, cluster: string): string {
  return Array.from(cluster)
    .filter((character) => font.hasGlyphForCodePoint(codeOf(character)))
    .join('');
}

const codeOf = (character: string) => character.codePointAt(0) ?? 0;
