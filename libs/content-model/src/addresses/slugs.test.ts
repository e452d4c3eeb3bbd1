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
])('%s has the slug %s', (name, slug) => {
  expect(slugOf(name, 'speaker')).toBe(slug);
});

test('a name that has no Latin form gets its hash as slug, the same each time', () => {
  expect(slugOf('ሰላም ምሳሌ', 'speaker')).toMatch(/^speaker-[a-z0-9]+$/);
  expect(slugOf('ሰላም ምሳሌ', 'speaker')).toBe(slugOf('ሰላም ምሳሌ', 'speaker'));
  expect(slugOf('ሰላም ምሳሌ', 'speaker')).not.toBe(slugOf('李样本', 'speaker'));
});

test('names in many alphabets get different slugs', () => {
  const slugs = OTHER_PEOPLE.map(({ name }) => slugOf(name, 'speaker'));
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('any list of names gives valid and unique ids', () => {
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
