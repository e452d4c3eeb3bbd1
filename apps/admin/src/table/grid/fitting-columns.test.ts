import type { Column } from '../records-table.ts';
import { fittingColumns } from './fitting-columns.ts';

const column = (id: string, width: number, rank: number): Column<unknown> => ({
  id,
  header: id,
  width,
  rank,
  text: () => id,
});

const COLUMNS = [
  column('name', 0, 0),
  column('email', 15, 2),
  column('place', 10, 4),
  column('ticket', 10, 3),
  column('status', 7, 1),
];

const shown = (width: number | undefined) => {
  const { columns, hasTwoLines } = fittingColumns(COLUMNS, width);
  return [columns.map(({ id }) => id).join(' '), hasTwoLines];
};

test.each([
  [undefined, 'name email place ticket status', false],
  [1000, 'name email place ticket status', false],
  [864, 'name email place ticket status', false],
  [863, 'name email ticket status', false],
  [560, 'name email status', false],
  [328, 'name email ticket status', true],
])('a table of %s pixels shows %s', (width, names, hasTwoLines) => {
  expect(shown(width)).toEqual([names, hasTwoLines]);
});
