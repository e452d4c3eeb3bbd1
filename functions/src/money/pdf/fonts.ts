import { readFileSync } from 'node:fs';
import modules from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';

export type Weight = 'regular' | 'bold';

/** A font file of a package, and the name under which a document has it. */
export interface PaperFont {
  readonly name: string;
  readonly font: Font;
}

const FAMILIES = '@expo-google-fonts';

const NOTO = `${FAMILIES}/noto-sans`;

/**
 * Letters are set in the first of these that has them: Latin with all its marks, Greek, Cyrillic and Devanagari; then
 * the scripts that donors to an African association are most likely to be named in, and Hebrew. Other scripts of Asia
 * would take more megabytes each than all these together. Amiri has a glyph for each Arabic letter, so that what is copied
 * out of a document is what stands in it; Noto, which puts letters together from parts, has those of more languages.
 */
const OTHER_SCRIPTS = [
  `${FAMILIES}/amiri/400Regular/Amiri_400Regular.ttf`,
  `${NOTO}-arabic/400Regular/NotoSansArabic_400Regular.ttf`,
  `${NOTO}-ethiopic/400Regular/NotoSansEthiopic_400Regular.ttf`,
  `${NOTO}-nko/400Regular/NotoSansNKo_400Regular.ttf`,
  `${NOTO}-hebrew/400Regular/NotoSansHebrew_400Regular.ttf`,
] as const;

const CHAINS: Readonly<Record<Weight, readonly string[]>> = {
  regular: [`${NOTO}/400Regular/NotoSans_400Regular.ttf`, ...OTHER_SCRIPTS],
  bold: [`${NOTO}/700Bold/NotoSans_700Bold.ttf`, ...OTHER_SCRIPTS],
};

// By its default export: bundled, the other name stands before all files already.
const { resolve } = modules.createRequire(import.meta.url);
const opened = new Map<string, PaperFont>();

/** The fonts of a weight, the one that is tried first before the others. They are read once in the life of a process. */
export function fontsOf(weight: Weight): readonly PaperFont[] {
  return CHAINS[weight].map(open);
}

function open(file: string): PaperFont {
  const known = opened.get(file);
  if (known) return known;
  const font = create(readFileSync(resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} is a collection, not one font.`);
  const paperFont = { name: font.postscriptName, font: withOwnLetters(font) };
  opened.set(file, paperFont);
  return paperFont;
}

/**
 * A font whose glyphs say which letters they are, wherever they stand. Fontkit keeps with a glyph the letters that it
 * stood for when it was met first, as with the 'o' of an 'ọ' that is put together: what is copied out of a document would
 * depend on the documents before it.
 */
function withOwnLetters(font: Font): Font {
  const letters = new Map<number, readonly number[]>();

  function lettersOf({ id, codePoints }: Glyph): readonly number[] {
    const known = letters.get(id);
    if (known) return known;
    const [own] = font.stringsForGlyph(id);
    const found = own === undefined ? codePoints : Array.from(own, (letter) => codeOf(letter));
    letters.set(id, found);
    return found;
  }

  return Object.create(font, {
    layout: {
      value: (...asked: Parameters<Font['layout']>) => {
        const { glyphs, positions, advanceWidth } = font.layout(...asked);
        const named = glyphs.map((glyph) => ({
          id: glyph.id,
          advanceWidth: glyph.advanceWidth,
          codePoints: lettersOf(glyph),
        }));
        return { glyphs: named, positions, advanceWidth };
      },
    },
  }) as Font;
}

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;
