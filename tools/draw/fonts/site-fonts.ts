import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FallbackWeight } from './system-fonts.ts';

interface Weights {
  readonly min: number;
  readonly max: number;
}

/** A face of a system's font that stands in for some of the weights of a font. */
export interface Fallback {
  readonly weights: Weights;
  /** The one of them that most text is set in: the face is sized by it. */
  readonly usualWeight: number;
  readonly face: FallbackWeight;
}

export interface SiteFont {
  readonly family: string;
  /** Name of the files that are written for it. */
  readonly file: string;
  /** The npm package that it comes from. */
  readonly source: string;
  readonly weights: Weights;
  /** Its fallbacks. Together they have all of its weights, so that no browser has to make one up. */
  readonly fallbacks: readonly Fallback[];
  /** Every character that it must be able to show. */
  readonly characters: string;
}

/** The folder that the fonts are committed to. */
export const FONTS_DIR = path.join(WORKSPACE, 'libs/ui/src/fonts');

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

/** English, and the letters of most names of people and places; what is missing comes from the fallback. */
const LATIN = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}\u00a0¡¿©®°·–—‘’“”…−×€£→`;

export const SITE_FONTS: readonly SiteFont[] = [
  {
    family: 'Bricolage Grotesque',
    file: 'bricolage-grotesque',
    source: 'bricolage-grotesque',
    weights: { min: 500, max: 800 },
    fallbacks: [
      { weights: { min: 500, max: 600 }, usualWeight: 600, face: 'bold' },
      { weights: { min: 700, max: 800 }, usualWeight: 700, face: 'bold' },
    ],
    characters: LATIN,
  },
  {
    family: 'Figtree',
    file: 'figtree',
    source: 'figtree',
    weights: { min: 400, max: 700 },
    fallbacks: [
      { weights: { min: 400, max: 500 }, usualWeight: 400, face: 'regular' },
      { weights: { min: 600, max: 700 }, usualWeight: 600, face: 'bold' },
    ],
    characters: `${LATIN}ŁłŒœŠšŽž•′‹›™←↑↓`,
  },
];

const packageOf = ({ source }: SiteFont) =>
  path.join(WORKSPACE, 'node_modules/@fontsource-variable', source);

/** The whole font, as its package has it. */
export function readSource(font: SiteFont): Promise<Buffer> {
  return readFile(path.join(packageOf(font), `files/${font.source}-latin-wght-normal.woff2`));
}

export function readLicence(font: SiteFont): Promise<string> {
  return readFile(path.join(packageOf(font), 'LICENSE'), 'utf8');
}
