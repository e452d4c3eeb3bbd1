import fc from 'fast-check';
import { OTHER_PEOPLE } from '../testing/other-people.ts';
import { slugOf, takeSlug } from './slugs.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

test.each([
  ['Ngũgĩ wa Mfano', 'ngugi-wa-mfano'],
  ['Tsion Ab’Niya-Misale', 'tsion-abniya-misale'],
  ['Kwɛsi Nhwɛsoɔ', 'kwesi-nhwesoo'],
  ['Ẹniọlá Àpẹẹrẹ', 'eniola-apeere'],
  ['Hauwa Ƙanƙani Misali', 'hauwa-kankani-misali'],
])('%s is found at %s', (name, slug) => {
  expect(slugOf(name, 'speaker')).toBe(slug);
});

test('a name of which no letter can be written is named by its hash, the same each time', () => {
  expect(slugOf('ሰላም ምሳሌ', 'speaker')).toMatch(/^speaker-[a-z0-9]+$/);
  expect(slugOf('ሰላም ምሳሌ', 'speaker')).toBe(slugOf('ሰላም ምሳሌ', 'speaker'));
  expect(slugOf('ሰላም ምሳሌ', 'speaker')).not.toBe(slugOf('李样本', 'speaker'));
});

test('people of many alphabets have ids of their own', () => {
  const slugs = OTHER_PEOPLE.map(({ name }) => slugOf(name, 'speaker'));
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('any names give ids that the content takes, each once', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (names) => {
      const taken = new Set<string>();
      const ids = names.map((name) => takeSlug(slugOf(name, 'speaker'), taken));
      expect(taken.size).toBe(ids.length);
      for (const id of ids) {
        expect(id).toMatch(SLUG);
        expect(id.length).toBeLessThanOrEqual(80);
      }
    }),
  );
});
