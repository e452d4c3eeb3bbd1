import { sampleRegistrant } from '../testing/sample-registrant.ts';
import { filterOf, findRows } from '../table/table-filter.ts';
import { REGISTRANT_FILTERS } from './registrant-filters.ts';
import { registrantRow } from './registrant-row.ts';

const rows = [
  sampleRegistrant({ id: 'ada', full_name: 'Ada Sample', email: 'ada@example.org' }),
  sampleRegistrant({
    id: 'kofi',
    full_name: 'Kofi Sample',
    email: 'KOFI@example.org',
    organization: 'École Exemple',
    registrant_type: 'group-leader',
  }),
  sampleRegistrant({ id: 'zuri', full_name: 'Zuri', registrant_type: 'group-member' }),
].map((registrant) => registrantRow(registrant.id, registrant));

function found(text: string, filter = 'all'): string[] {
  return findRows(rows, filterOf(REGISTRANT_FILTERS, filter), text).map(({ id }) => id);
}

test.each([
  ['', ['ada', 'kofi', 'zuri']],
  ['ada s', ['ada']],
  ['SAMPLE', ['ada', 'kofi']],
  ['kofi@EXAMPLE.org', ['kofi']],
  ['école', ['kofi']],
  ['  zuri ', ['zuri']],
  ['nobody', []],
])('[ADM-05] "%s" is found in name, email or organization, in any case', (text, ids) => {
  expect(found(text)).toEqual(ids);
});

test.each(['ngugi obrien', "NGUGI O'BRIEN", 'Ngu\u0303gi\u0303 O’Brien', 'strasse', 'soren'])(
  '[ADM-05] "%s" is found with or without accents and special characters',
  (text) => {
    const row = registrantRow('x', {
      ...sampleRegistrant({ full_name: 'Ngũgĩ O’Brien', organization: 'Straße Søren' }),
    });
    expect(findRows([row], filterOf(REGISTRANT_FILTERS, 'all'), text)).toEqual([row]);
  },
);

test('a search in ten thousand rows normalizes only the search text', () => {
  const normalize = jest.spyOn(String.prototype, 'normalize');
  const many = rows.concat(Array.from({ length: 10_000 }, () => rows[0] ?? []).flat());
  findRows(many, filterOf(REGISTRANT_FILTERS, 'all'), 'ada');
  expect(normalize).toHaveBeenCalledTimes(1);
});

test('other fields are not searched, and each field is searched separately', () => {
  expect(found('student')).toEqual([]);
  expect(found('sampleada')).toEqual([]);
  expect(found('null')).toEqual([]);
});

test('[ADM-06] these are the filters', () => {
  expect(REGISTRANT_FILTERS.map(({ label }) => label)).toEqual([
    'All Registrants',
    'Individual',
    'Group (All)',
    'Group Leaders',
    'Group Members',
  ]);
});

test.each([
  ['all', ['ada', 'kofi', 'zuri']],
  ['individual', ['ada']],
  ['group', ['kofi', 'zuri']],
  ['group-leaders', ['kofi']],
  ['group-members', ['zuri']],
  ['made-up', ['ada', 'kofi', 'zuri']],
])('[ADM-07] the filter %s shows these types', (filter, ids) => {
  expect(found('', filter)).toEqual(ids);
});

test('search and filter apply together', () => {
  expect(found('sample', 'group')).toEqual(['kofi']);
});
