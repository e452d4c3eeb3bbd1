export type FallbackWeight = 'regular' | 'bold';

/** Advance widths of a to z and the space, in thousandths of the font size. */
const WIDTHS: Readonly<Record<FallbackWeight, readonly number[]>> = {
  regular: [
    556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
    278, 556, 500, 722, 500, 500, 500, 278,
  ],
  bold: [
    556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
    333, 611, 556, 778, 556, 556, 500, 278,
  ],
};

const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz ';

/**
 * How wide a text of small letters is in Arial, as a multiple of the font size. Arial has the widths of
 * Helvetica, which Adobe publishes (Core 14 AFM files, `Helvetica.afm` and `Helvetica-Bold.afm`).
 */
export function widthInArial(text: string, weight: FallbackWeight): number {
  return text.split('').reduce((sum, character) => {
    const width = WIDTHS[weight][CHARACTERS.indexOf(character)];
    if (width === undefined) throw new Error(`The width of "${character}" is not known.`);
    return sum + width / 1000;
  }, 0);
}
