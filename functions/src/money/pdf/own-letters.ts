import type { Font, Glyph } from 'fontkit';

/**
 * A font whose glyphs say which letters they are, wherever they stand. Fontkit keeps with a glyph the letters that it
 * stood for when it was met first, as with the 'o' of an 'ọ' that is put together: what is copied out of a document would
 * depend on the documents before it.
 */
export function withOwnLetters(font: Font): Font {
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
