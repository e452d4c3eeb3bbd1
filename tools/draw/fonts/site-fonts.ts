import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FallbackWeight } from './fallback-widths.ts';

export interface SiteFont {
  readonly family: string;
  /** Name of the files that are written for it. */
  readonly file: string;
  /** The npm package that it comes from. */
  readonly source: string;
  readonly weights: { readonly min: number; readonly max: number };
  /** The weight most of its text is set in: the fallback is sized by it. */
  readonly usualWeight: number;
  readonly fallback: FallbackWeight;
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
    usualWeight: 700,
    fallback: 'bold',
    characters: LATIN,
  },
  {
    family: 'Figtree',
    file: 'figtree',
    source: 'figtree',
    weights: { min: 400, max: 700 },
    usualWeight: 400,
    fallback: 'regular',
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
