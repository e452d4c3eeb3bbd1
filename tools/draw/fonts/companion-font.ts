import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { COMPANION_LETTERS } from '@raade/contracts/companion-letters';
import subsetFont from 'subset-font';

const PACKAGE = path.join(WORKSPACE, 'node_modules/@expo-google-fonts/noto-sans');
const LATIN: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2026],
];
const RANGES = [...LATIN, ...COMPANION_LETTERS];

/** One weight of the companion family. */
export interface CompanionFace {
  readonly file: string;
  readonly source: string;
  readonly weights: string;
  /** Brings its small letters to the height of those around it: x-heights by the fonts' own tables. */
  readonly sizeAdjust: string;
}

export const COMPANION_FAMILY = 'Noto Sans';

export const COMPANION_FACES: readonly CompanionFace[] = [
  {
    file: 'companion-regular',
    source: '400Regular/NotoSans_400Regular.ttf',
    weights: '400 500',
    // Figtree's 500 for 536.
    sizeAdjust: '93.3%',
  },
  {
    file: 'companion-bold',
    source: '700Bold/NotoSans_700Bold.ttf',
    weights: '600 800',
    // Bricolage Grotesque's 525 for 546.
    sizeAdjust: '96.2%',
  },
];

const characters = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)),
).join('');

/** The face with whole words in mind: Latin letters, and those that our families lack. */
export async function companionSubset(
  { source }: CompanionFace,
  targetFormat: 'woff2' | 'truetype' = 'woff2',
): Promise<Buffer> {
  return subsetFont(await readFile(path.join(PACKAGE, source)), characters, {
    targetFormat,
    variationAxes: {},
    keepFeatures: ['ccmp', 'kern', 'locl', 'mark', 'mkmk'],
    noHinting: true,
  });
}

const hex = (point: number) => point.toString(16).toUpperCase();
const unicodeRange = RANGES.map(([first, last]) =>
  first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`,
).join(', ');

/**
 * The rule of a face. It says which characters it has: a face that does is for those who need it, and no page loads it
 * ahead.
 */
export const companionRule = ({ file, weights, sizeAdjust }: CompanionFace) => `@font-face {
  font-family: '${COMPANION_FAMILY}';
  font-weight: ${weights};
  font-display: swap;
  size-adjust: ${sizeAdjust};
  unicode-range: ${unicodeRange};
  src: url('./${file}.woff2') format('woff2');
}
`;

export const companionLicence = () => readFile(path.join(PACKAGE, 'LICENSE_FONT'), 'utf8');
