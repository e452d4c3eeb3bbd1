import { readFileSync } from 'node:fs';
import modules from 'node:module';
import { create, type Font, type Glyph } from 'fontkit';

export type Weight = 'regular' | 'bold';

/** A font, and its name in the PDF. */
export interface PdfFont {
  readonly name: string;
  readonly font: Font;
}

const FAMILIES = '@expo-google-fonts';

const NOTO = `${FAMILIES}/noto-sans`;

/**
 * Fonts that are tried in this order after Noto Sans, which has Latin with all marks, Greek, Cyrillic and Devanagari:
 * the scripts in which names of our donors are most likely written, and Hebrew. Other Asian scripts would take more
 * megabytes each than all of these. Amiri has a glyph for each Arabic letter, so that text copied from the PDF is
 * correct; Noto Arabic composes letters from parts and supports more languages.
 */
const OTHER_SCRIPTS = [
  `${FAMILIES}/amiri/400Regular/Amiri_400Regular.ttf`,
  `${NOTO}-arabic/400Regular/NotoSansArabic_400Regular.ttf`,
  `${NOTO}-ethiopic/400Regular/NotoSansEthiopic_400Regular.ttf`,
  `${NOTO}-nko/400Regular/NotoSansNKo_400Regular.ttf`,
  `${NOTO}-hebrew/400Regular/NotoSansHebrew_400Regular.ttf`,
] as const;

const FONT_FILES: Readonly<Record<Weight, readonly string[]>> = {
  regular: [`${NOTO}/400Regular/NotoSans_400Regular.ttf`, ...OTHER_SCRIPTS],
  bold: [`${NOTO}/700Bold/NotoSans_700Bold.ttf`, ...OTHER_SCRIPTS],
};

// Default import: the bundle declares `createRequire` itself at its start.
const { resolve } = modules.createRequire(import.meta.url);
const openedFonts = new Map<string, PdfFont>();

/** The fonts of a weight, in the order in which they are tried. Each file is read once per process. */
export function fontsOf(weight: Weight): readonly PdfFont[] {
  return FONT_FILES[weight].map(openFont);
}

function openFont(file: string): PdfFont {
  const openedFont = openedFonts.get(file);
  if (openedFont) return openedFont;
  const font = create(readFileSync(resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} is a collection, not one font.`);
  const pdfFont = { name: font.postscriptName, font: withStableLetters(font) };
  openedFonts.set(file, pdfFont);
  return pdfFont;
}

/**
 * Returns the font with a fixed letter for each glyph. Fontkit stores with a glyph the letters of its first use, such
 * as the 'o' of a composed 'ọ', so text copied from a PDF would depend on the PDFs made before it.
 */
function withStableLetters(font: Font): Font {
  const letters = new Map<number, readonly number[]>();

  function lettersOf({ id, codePoints }: Glyph): readonly number[] {
    const fixedLetters = letters.get(id);
    if (fixedLetters) return fixedLetters;
    const [text] = font.stringsForGlyph(id);
    const newLetters = text === undefined ? codePoints : Array.from(text, codeOf);
    letters.set(id, newLetters);
    return newLetters;
  }

  return Object.create(font, {
    layout: {
      value: (...args: Parameters<Font['layout']>) => {
        const { glyphs, positions, advanceWidth } = font.layout(...args);
        const glyphsWithLetters = glyphs.map((glyph) => ({
          id: glyph.id,
          advanceWidth: glyph.advanceWidth,
          codePoints: lettersOf(glyph),
        }));
        return { glyphs: glyphsWithLetters, positions, advanceWidth };
      },
    },
  }) as Font;
}

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;
