import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { parseRowTable } from '../rows/row-table.ts';

const read = (file: string) => readFileSync(path.join(WORKSPACE, 'docs', file), 'utf8');
const rows = parseRowTable(read('rows.tsv'), read('row-proofs.tsv'));
const decided: readonly string[] = read('decisions-on-rows.md').match(/\b[A-Z]+-\d\d\b/g) ?? [];

test('every row that the specification leaves open is decided', () => {
  const open = rows.filter(({ requirement }) => requirement.endsWith('[open]'));
  expect(open.map(({ id }) => id).filter((id) => !decided.includes(id))).toEqual([]);
});

test('every decision names existing rows, and no row is decided twice', () => {
  const ids = rows.map(({ id }) => id);
  expect(decided.filter((id) => !ids.includes(id))).toEqual([]);
  expect(decided.filter((id, at) => decided.indexOf(id) !== at)).toEqual([]);
});
