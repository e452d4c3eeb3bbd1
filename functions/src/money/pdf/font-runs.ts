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
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/**
 * Splits a text into runs of one font. A whole word has one font, if a font has all of its characters; otherwise each
 * letter with its marks. Spaces between words have the font of the word before, if possible.
 */
export function fontRuns(text: string, weight: Weight): readonly FontRun[] {
  const fonts = fontsOf(weight);
  const runs: FontRun[] = [];
  for (const word of oneLine(text).split(/(?<= )(?=[^ ])/)) {
    const font = fonts.find((candidate) => hasAll(candidate, word.trimEnd()));
    for (const { segment } of graphemes.segment(word)) addCluster(runs, segment, fonts, font);
  }
  return runs;
}

/** Adds a letter with its marks to the last run, or to a new one if its font differs. */
function addCluster(
  runs: FontRun[],
  cluster: string,
  fonts: readonly PdfFont[],
  wordFont: PdfFont | undefined,
): void {
  const last = runs.at(-1);
  const preferredFont = LETTER.test(cluster) ? wordFont : (last?.font ?? wordFont);
  const candidates = preferredFont ? [preferredFont, ...fonts] : fonts;
  const fittingFont = candidates.find((candidate) => hasAll(candidate, cluster));
  const font = fittingFont ?? fonts[0];
  if (font === undefined) return;
  // Neighboring characters that are missing share one mark.
  if (!fittingFont && last?.text.endsWith(MISSING_GLYPHS)) return;
  const text = fittingFont ? withoutMissing(fittingFont, cluster) : MISSING_GLYPHS;
  if (last?.font === font) runs[runs.length - 1] = { text: last.text + text, font };
  else runs.push({ text, font });
}

/** Normalizes a text for the PDF: composed letters, which fonts support best, and no line breaks. */
export function oneLine(text: string): string {
  return text.normalize('NFC').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

function hasAll({ font }: PdfFont, cluster: string): boolean {
  return Array.from(cluster).every(
    (character) => INVISIBLE.test(character) || font.hasGlyphForCodePoint(codeOf(character)),
  );
}

function withoutMissing({ font }: PdfFont, cluster: string): string {
  return Array.from(cluster)
    .filter((character) => font.hasGlyphForCodePoint(codeOf(character)))
    .join('');
}

const codeOf = (character: string) => character.codePointAt(0) ?? 0;
