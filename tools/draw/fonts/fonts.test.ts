import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { create } from 'fontkit';
import {
  COMPANION_FACES,
  companionLicence,
  companionRule,
  companionSubset,
} from './companion-font.ts';
import { fontFaces } from './font-faces.ts';
import { FONTS_DIR, SITE_FONTS } from './site-fonts.ts';
import { subset } from './subset.ts';

const committed = (name: string) => path.join(FONTS_DIR, name);

test('both fonts together weigh less than 45 kB', async () => {
  const sizes = await Promise.all(
    SITE_FONTS.map(async ({ file }) => (await stat(committed(`${file}.woff2`))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(45_000);
});

test.each(SITE_FONTS)('what is committed of $family is what the command writes', async (font) => {
  const bytes = await readFile(committed(`${font.file}.woff2`));
  expect(bytes.equals(await subset(font))).toBe(true);
  expect(await readFile(committed('fonts.css'), 'utf8')).toContain(await fontFaces(font));
  expect(await readFile(committed(`${font.file}.OFL.txt`), 'utf8')).toContain(
    'SIL OPEN FONT LICENSE',
  );
});

test.each(SITE_FONTS)('every weight of $family has a fallback that is drawn as such', (font) => {
  const ranges = font.fallbacks.map(({ weights }) => weights);
  const isCovered = (weight: number) =>
    ranges.some(({ min, max }) => min <= weight && weight <= max);
  for (let weight = font.weights.min; weight <= font.weights.max; weight += 100) {
    expect([weight, isCovered(weight)]).toEqual([weight, true]);
  }
  // Browsers smear a regular face for weights of 600 and above that have none of their own.
  const bold = font.fallbacks.filter(({ weights }) => weights.max >= 600);
  expect(bold.every(({ face }) => face === 'bold')).toBe(true);
});

describe.each(COMPANION_FACES)('the companion in weights $weights', (face) => {
  const bytes = () => readFile(committed(`${face.file}.woff2`));

  test('is committed as the command writes it, and weighs less than 40 kB', async () => {
    expect((await bytes()).equals(await companionSubset(face))).toBe(true);
    expect((await bytes()).length).toBeLessThan(40_000);
    expect(await readFile(committed('fonts.css'), 'utf8')).toContain(companionRule(face));
    expect(await readFile(committed('companion.OFL.txt'), 'utf8')).toBe(await companionLicence());
  });

  test.each(['Ngũgĩ', 'Ọlá Ẹniọlá', 'Ṣadé', 'Ɔkɔmfo', 'Ɛsi', 'Ŋ', 'Ɓɗƙƴ', '₦₵', 'o\u0323\u0301'])(
    'has all letters of %s',
    async (word) => {
      const font = create(await companionSubset(face, 'truetype'));
      if (!('hasGlyphForCodePoint' in font)) throw new Error('It is a collection, not one font.');
      const missing = Array.from(word).filter(
        (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
      );
      expect(missing).toEqual([]);
    },
  );
});
