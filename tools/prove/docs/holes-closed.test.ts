import { isThere, testsNamedIn, textOf } from './named-tests.ts';

const DOCUMENT = textOf('docs/reviews/holes-closed.md');
const NAMED = testsNamedIn(DOCUMENT);

/** The lines of the tables, without their heads. */
const HOLES = [...DOCUMENT.matchAll(/^\| (?!hole |---)(.+?) \| (.+?) \|(.*)\|$/gm)].map(
  ([, hole = '', closedBy = '', shownBy = '']) => ({ hole, closedBy, shownBy }),
);

test('every hole that has a number stands there once', () => {
  const numbers = HOLES.flatMap(({ hole }) => /^([HM]\d+):/.exec(hole)?.[1] ?? []);
  const numbered = (letter: string, length: number) =>
    Array.from({ length }, (_, index) => `${letter}${index + 1}`);
  expect(numbers).toEqual([...numbered('H', 6), ...numbered('M', 13)]);
});

test('what is closed here is shown by a test', () => {
  for (const { hole, closedBy, shownBy } of HOLES) {
    const isOfReleases = closedBy === '_Releases_';
    expect([hole, testsNamedIn(shownBy).length > 0]).toEqual([hole, !isOfReleases]);
  }
});

test.each(NAMED)('$file has the test “$title”', ({ file, title }) => {
  expect(isThere(file)).toBe(true);
  expect(textOf(file)).toContain(title);
});
