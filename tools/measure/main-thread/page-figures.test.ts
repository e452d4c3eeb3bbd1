import { excessesOf, figuresTable, pageFigures, type Round } from './page-figures.ts';

const round = (longestScript: number, blocking: number, without: number, slowestAnswer: number) =>
  ({
    alive: { longestScript, blocking },
    withoutScript: { longestScript: 0, blocking: without },
    slowestAnswer,
  }) satisfies Round;

const alive = { still: false, machine: 1800 };

test('each figure is the median of the rounds; blocking is compared round by round', () => {
  const rounds = [round(40, 300, 290, 90), round(60, 120, 100, 80), round(50, 130, 50, 200)];
  expect(pageFigures(rounds, alive)).toEqual({
    ...alive,
    longestScript: 50,
    blocking: 130,
    addedBlocking: 20,
    slowestAnswer: 90,
  });
});

test('each limit that a page exceeds is named; at the limit it is kept', () => {
  expect(excessesOf('/', pageFigures([round(100, 100, 0, 200)], alive))).toEqual([]);
  expect(excessesOf('/', pageFigures([round(101, 151, 50, 208)], alive))).toEqual([
    '/: the longest script task is 101 ms, 100 at most',
    '/: the blocking time that script adds is 101 ms, 100 at most',
    '/: the slowest answer is 208 ms, 200 at most',
  ]);
});

test('where nothing is alive no script holds the page for longer than what nobody notices', () => {
  const still = { ...alive, still: true };
  expect(excessesOf('/', pageFigures([round(50, 0, 0, 0)], still))).toEqual([]);
  expect(excessesOf('/', pageFigures([round(51, 0, 0, 0)], still))).toEqual([
    '/: the longest script task is 51 ms, 50 at most',
  ]);
});

test('a figure that is missing keeps no limit', () => {
  expect(excessesOf('/', pageFigures([], alive))).toHaveLength(3);
});

test('the table has a line for each page', () => {
  const table = figuresTable(new Map([['/about', pageFigures([round(40.4, 60, 50, 96)], alive)]]));
  expect(table.split('\n')).toEqual([
    'route   longest script  at most  TBT    TBT by script  INP    machine',
    '/about  40 ms           100 ms   60 ms  10 ms          96 ms  1800',
  ]);
});
