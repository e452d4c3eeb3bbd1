import { letter } from './letter.ts';
import { MEMBERS } from './members.ts';
import { PEOPLE } from './people.ts';
import { portraitOf } from './portrait.ts';
import { scene } from './scene.ts';
import { team } from './team.ts';

const ALL = [...Object.values(PEOPLE), ...Object.values(MEMBERS)];

test('no two portraits are alike: neither the drawing, nor hair, nor clothes', () => {
  const distinct = (values: readonly string[]) => expect(new Set(values).size).toBe(ALL.length);
  distinct(ALL.map(portraitOf));
  distinct(ALL.map(({ hair }) => hair.front));
  distinct(ALL.map(({ clothes }) => clothes));
});

test('a portrait is small, and needs nothing from elsewhere', () => {
  for (const person of ALL) {
    const drawing = portraitOf(person);
    expect(drawing.length).toBeLessThan(4000);
    expect(drawing).not.toMatch(/href|style=|url\((?!#)/);
  }
});

test.each([
  ['team', team],
  ['studio', scene],
  ['letter', letter],
])('the picture of a %s needs nothing from elsewhere', (_name, draw) => {
  const drawing = draw();
  expect(drawing.length).toBeLessThan(18_000);
  expect(drawing).not.toMatch(/href|style=|url\((?!#)|NaN|undefined/);
});
