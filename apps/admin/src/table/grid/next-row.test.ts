import { nextRow } from './next-row.ts';

const rows = { count: 100, pageLength: 10 };

test.each([
  ['ArrowDown', 5, 6],
  ['ArrowUp', 5, 4],
  ['PageDown', 5, 15],
  ['PageUp', 50, 40],
  ['Home', 50, 0],
  ['End', 5, 99],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 99, 99],
  ['PageUp', 5, 0],
  ['PageDown', 95, 99],
  ['Enter', 5, undefined],
])('%s moves from row %i to row %i', (key, row, target) => {
  expect(nextRow(key, row, rows)).toBe(target);
});
