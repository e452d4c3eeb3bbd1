import { PEOPLE } from './people.ts';
import { portraitOf } from './portrait.ts';

test('no two portraits are alike: neither the drawing, nor hair, nor clothes', () => {
  const people = Object.values(PEOPLE);
  const distinct = (values: readonly string[]) => expect(new Set(values).size).toBe(people.length);
  distinct(people.map(portraitOf));
  distinct(people.map(({ hair }) => hair.front));
  distinct(people.map(({ clothes }) => clothes));
});

test('a portrait is small, and needs nothing from elsewhere', () => {
  for (const person of Object.values(PEOPLE)) {
    const drawing = portraitOf(person);
    expect(drawing.length).toBeLessThan(4000);
    expect(drawing).not.toMatch(/href|style=|url\((?!#)/);
  }
});
