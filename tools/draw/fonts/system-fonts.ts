import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { create } from 'fontkit';

export type FallbackWeight = 'regular' | 'bold';

/** A font that systems bring, which stands in for fonts of the site until they are there. */
export interface SystemFont {
  /** Ends the family names of its faces. */
  readonly suffix: string;
  /** Names under which systems have it, or a font of the same widths. */
  readonly names: Readonly<Record<FallbackWeight, readonly string[]>>;
  /** A font of the same widths in `node_modules`. */
  readonly files: Readonly<Record<FallbackWeight, string>>;
}

/** Those of Windows and Apple's systems, of Android, and of Linux without either, in the order in which they are tried. */
export const SYSTEM_FONTS: readonly SystemFont[] = [
  {
    suffix: 'fallback',
    names: {
      regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
      bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
    },
    files: {
      regular: '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
      bold: '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
    },
  },
  {
    suffix: 'Roboto',
    names: { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
    files: {
      regular: '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf',
      bold: '@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf',
    },
  },
  {
    suffix: 'DejaVu',
    names: {
      regular: ['DejaVu Sans', 'DejaVuSans'],
      bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    },
    files: {
      regular: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
      bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
    },
  },
];

/** How wide a text is in it, as a multiple of the font size. */
export async function widthIn({ files }: SystemFont, weight: FallbackWeight, text: string) {
  const font = create(await readFile(path.join(WORKSPACE, 'node_modules', files[weight])));
  if (!('layout' in font)) throw new Error(`${files[weight]} is a collection, not one font.`);
  return font.layout(text).advanceWidth / font.unitsPerEm;
}
