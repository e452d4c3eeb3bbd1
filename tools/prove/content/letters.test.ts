import { checkContent } from '@raade/content-model/checks/check-content';
import type { Content } from '@raade/content-model/content.schema';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import { withCompanionLetters, findTextsInOtherFonts } from './companion-letters.ts';
import { renderContent } from './testing/rendered-content.ts';

const DAY = '2026-10-01';
test('words with special letters are found only outside of the companion font', () => {
  const style = '<style>.a{font-family:var(--font-companion)}</style>';
  const text = (inside: string) => findTextsInOtherFonts(`${style}<p><br>${inside} Sample</p>`);
  expect(text('Ọlá')).toEqual(['br: Ọlá Sample']);
  expect(text('<span class="b a">Ọlá</span>')).toEqual([]);
  expect(text('<text data-companion="true">Ọlá</text>')).toEqual([]);
});

const LETTERED = withCompanionLetters(OTHER_CONTENT) as Content;

test.each<[string, string, Content, number]>([
  ['names from many countries', 'content', OTHER_CONTENT, 10],
  ['a special letter in every text', 'content', LETTERED, 10],
  ['a special letter in every text', 'giving', LETTERED, 3],
])(
  'every word that needs the companion font has it, with %s, on all pages of %s',
  async (_what, remote, content, many) => {
    expect(checkContent({ ...content }).findings).toEqual([]);
    const { html } = await renderContent(content, DAY, remote);
    const outside = [...html].flatMap(([address, page]) =>
      findTextsInOtherFonts(page).map((text) => `${address}: ${text}`),
    );
    expect(outside).toEqual([]);
    expect([...html.values()].filter((page) => /[Ọẹɔ]/.test(page)).length).toBeGreaterThanOrEqual(
      many,
    );
  },
  120_000,
);
