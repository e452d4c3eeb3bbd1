import { ASVS_CHAPTERS } from './asvs-numbers.ts';
import { isThere, testsNamedIn, textOf } from './named-tests.ts';

const DOCUMENT = textOf('docs/reviews/asvs-5.0-level-2.md');
const STATES = ['met', 'partly', 'not met', 'n/a'] as const;

interface Row {
  readonly number: string;
  readonly level: string;
  readonly state: string;
  readonly shownBy: string;
}

const ROWS: readonly Row[] = [
  ...DOCUMENT.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| [^|]+ \| ([^|]+) \| (.+) \|$/gm),
].map(([, number = '', level = '', state = '', shownBy = '']) => ({
  number,
  level,
  state,
  shownBy,
}));

const rowsOf = (chapter: number) => ROWS.filter(({ number }) => number.startsWith(`${chapter}.`));

/** Places of the repository that a row names: what stands in back quotes and has a slash or an ending. */
const placesIn = ({ shownBy }: Row) =>
  [...shownBy.matchAll(/`([\w./-]+)`/g)]
    .map(([, place = '']) => place)
    .filter((place) => /\/|\.\w+$/.test(place));

/** Titles of tests that a row names, with their files. */
const TITLES = ROWS.flatMap(({ number, shownBy }) =>
  testsNamedIn(shownBy).map(({ file, title }) => [number, file, title] as const),
);

test.each(ASVS_CHAPTERS)('each number of chapter $chapter stands in the table once', (chapter) => {
  const { level1, level2, count } = chapter;
  const named = (level: string) =>
    rowsOf(chapter.chapter)
      .filter((row) => row.level === level)
      .map(({ number }) => number);
  expect(named('1')).toEqual([...level1]);
  expect(named('2')).toEqual([...level2]);
  expect(rowsOf(chapter.chapter)).toHaveLength(count);
});

test('no line of the tables is none', () => {
  expect(DOCUMENT.match(/^\| \d+\.\d/gm)).toHaveLength(ROWS.length);
  expect(ROWS).toHaveLength(246);
});

test('the counts are those of the rows', () => {
  const counted = ASVS_CHAPTERS.map(({ chapter }) => {
    const rows = rowsOf(chapter);
    const states = STATES.map((state) => rows.filter((row) => row.state === state).length);
    return [...states, rows.length].map(String);
  });
  const told = [...DOCUMENT.matchAll(/^\| \[\d+ .+?\]\(.+?\) +\|(.+)\|$/gm)].map(([, cells = '']) =>
    cells.split('|').map((cell) => cell.trim()),
  );
  expect(told).toEqual(counted);
  const all = STATES.map((state) => ROWS.filter((row) => row.state === state).length);
  const sums = [...all, ROWS.length].join(' +\\| +');
  expect(DOCUMENT).toMatch(new RegExp(`^\\| all +\\| +${sums} +\\|$`, 'm'));
});

test('a row is in one of the states, and what is met is shown by something', () => {
  for (const row of ROWS) {
    expect([row.number, STATES]).toEqual([row.number, expect.arrayContaining([row.state])]);
    const isReference = /\d+\.\d+\.\d+|the (same|two)/.test(row.shownBy);
    if (row.state === 'met' && !isReference) {
      expect([row.number, placesIn(row).length]).not.toEqual([row.number, 0]);
    }
    if (row.state === 'partly') expect(row.shownBy).toMatch(/Missing: |second factor|as \d/);
  }
});

test('rows name titles', () => {
  expect(TITLES.length).toBeGreaterThan(100);
});

test.each(TITLES)('%s: %s has the test “%s”', (_number, file, title) => {
  expect(isThere(file)).toBe(true);
  expect(textOf(file)).toContain(title);
});

test('every place that a row names is there', () => {
  const missing = ROWS.flatMap(placesIn).filter((place) => !isThere(place));
  expect(missing).toEqual([]);
});
