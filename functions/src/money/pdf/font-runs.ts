import { fontsOf, type PdfFont, type Weight } from './fonts.ts';

/** A text in one font, in reading order. */
export interface FontRun {
  readonly text: string;
  readonly font: PdfFont;
}

/** Replaces characters that no font has. An empty box would look like a mistake in the name. */
export const MISSING_GLYPHS = '[…]';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const LETTER = /[\p{L}\p{N}]/u;
/** Invisible characters; some control how neighbors join. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;

/**
 * Splits a text into runs of one font. A whole word has one font, if a font has all of its characters; otherwise each
 * letter with its marks. Spaces between words have the font of the word before, if possible.
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
  fonts: readonly PdfFont[],
  ofWord: PdfFont | undefined,
): void {
  const last = runs.at(-1);
  const first = LETTER.test(cluster) ? ofWord : (last?.font ?? ofWord);
  const font = [...(first ? [first] : []), ...fonts].find((candidate) =>
    hasAll(candidate, cluster),
  );
  const next = font ?? fonts[0];
  if (next === undefined || (font === undefined && last?.text.endsWith(MISSING_GLYPHS))) return;
  const shown = font === undefined ? MISSING_GLYPHS : withoutUnknown(font, cluster);
  if (last?.font === next) runs[runs.length - 1] = { text: last.text + shown, font: next };
  else runs.push({ text: shown, font: next });
}

/** Normalizes a text for the PDF: composed letters, which fonts support best, and no line breaks. */
export function oneLine(text: string): string {
  return text.normalize('NFC').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

function hasAll({ font }: PdfFont, cluster: string): boolean {
  return Array.from(cluster).every(
    (character) => UNSEEN.test(character) || font.hasGlyphForCodePoint(codeOf(character)),
  );
}

function withoutUnknown({ font }: PdfFont, cluster: string): string {
  return Array.from(cluster)
    .filter((character) => font.hasGlyphForCodePoint(codeOf(character)))
    .join('');
}

const codeOf = (character: string) => character.codePointAt(0) ?? 0;
