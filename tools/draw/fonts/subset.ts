import subsetFont from 'subset-font';
import { readSource, type SiteFont } from './site-fonts.ts';

/** The features that texts of the site use: kerning, ligatures, accents, and figures of one width for tables. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'tnum'];

/** The font with what the site needs of it, as WOFF2. The same input gives the same bytes. */
export async function subset(font: SiteFont): Promise<Buffer> {
  return subsetFont(await readSource(font), font.characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: font.weights },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

/** The font in one weight alone, as TrueType, to be measured. */
export async function instanceOf(font: SiteFont, weight: number): Promise<Buffer> {
  return subsetFont(await readSource(font), font.characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}
