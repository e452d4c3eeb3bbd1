import { REGISTRANT_FIELDS } from '../registrants-csv.ts';
import { readFile } from '../testing/read-file.ts';
import { sampleFile } from '../testing/sample-file.ts';
import { columnsProblem, matchColumns } from './match-columns.ts';
import { type ImportRow, readRow } from './read-rows.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const problemsOf = (...rows: Parameters<typeof sampleFile>[0]) =>
  readFile(sampleFile(rows)).problems;

test('[DATA-09] columns may stand in any order, and empty cells become null', () => {
  const turned = readFile(sampleFile([{}], REGISTRANT_FIELDS.toReversed()));
  expect(turned).toEqual(readFile(sampleFile([{}])));
  expect(turned.registrants).toMatchObject([
    { registrant: { id: 'sample', organization: null, group_size: null, additional_data: null } },
  ]);
});

test('equal registrations without an ID get equal ids, and different ones different ids', () => {
  const idOf = (cells: ImportRow['cells'], forumId = '2025') => {
    const sample = { full_name: 'Ada', email: 'ada@example.org' };
    const read = readRow({ line: 2, cells: { ...sample, ...cells } }, forumId);
    return 'registrant' in read ? read.registrant.id : undefined;
  };
  expect(idOf({})).toMatch(/^import-[0-9a-f]{20}$/);
  expect(idOf({ email: 'Ada@Example.org', full_name: 'Another Name' })).toBe(idOf({}));
  expect(idOf({ registrant_type: 'group-member' })).not.toBe(idOf({}));
  expect(idOf({}, '2026')).not.toBe(idOf({}));
});

test.each([
  [{ id: 'a/b' }, 'ID cannot be the name of a document'],
  [{ id: '..' }, 'ID cannot be the name of a document'],
  [{ full_name: '' }, 'Full Name must not be empty'],
  [{ email: 'attendee@example' }, 'Email must be an email address'],
  [{ status: '' }, 'Status must not be empty'],
  [
    { registrant_type: 'group' },
    'Registrant Type must be one of individual, group-leader, group-member',
  ],
  [
    { created_at: '2025-02-30' },
    'Registration Date must be a day from 2000 to 2099 like 2025-03-01, or a moment like 2025-03-01T12:00:00Z',
  ],
  [{ email_verified: '' }, 'Email Verified must be Yes or No'],
  [{ group_size: '2.5' }, 'Group Size must be a whole number from 1 on'],
  [{ additional_data: '{"open"' }, 'Additional Data must be a JSON object'],
  [{ additional_data: '[1]' }, 'Additional Data must be a JSON object'],
  [
    { full_name: '', group_size: '-1' },
    'Full Name must not be empty; Group Size must be a whole number from 1 on',
  ],
])('%j is reported with its line', (wrong, detail) => {
  expect(problemsOf({ id: 'first' }, wrong)).toEqual([{ line: 3, detail }]);
});

const deep = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);

test('additional data that Firestore cannot store is reported', () => {
  const detail =
    'Additional Data must hold at most 10 levels, no list within a list and no name that is empty, longer than 100 characters or like __this__';
  const names = ['', '__a__', 'a'.repeat(101)].map((name) => `{"a":[{"${name}":1}]}`);
  for (const additional_data of ['{"a":[[1]]}', ...names, deep(11), deep(3000)]) {
    expect(problemsOf({ additional_data })).toEqual([{ line: 2, detail }]);
  }
  expect(problemsOf({ additional_data: deep(10) })).toEqual([]);
});

test('a repeated registration is reported with both line numbers', () => {
  const lines = { id: 'one', organization: 'lines\r\n\r\nof\r\nit' };
  expect(problemsOf(lines, {}, { id: 'other' }, {})).toEqual([
    { line: 8, detail: 'is the same registration as line 6' },
  ]);
});

test('a row with too many or too few cells is reported', () => {
  const file = new TextDecoder().decode(sampleFile([{}]));
  expect(readFile(bytesOf(`${file.trimEnd()},more\r\n\r\nshort\r\n`)).problems).toEqual([
    { line: 2, detail: 'has 17 cells instead of 16' },
    { line: 4, detail: 'has 1 cells instead of 16' },
  ]);
});

const COMMAS = new TextDecoder().decode(sampleFile([{ organization: 'Sample\r\n"A"; B' }]));
const savedWith = (delimiter: string) => COMMAS.replaceAll('","', `"${delimiter}"`);
const utf16 = (text: string, isBigEndian = false) => {
  const units = Array.from(`\uFEFF${text}`, (character) => character.charCodeAt(0));
  return Uint8Array.from(
    units.flatMap((unit) => (isBigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
  );
};
const header = (change: (head: string) => string) =>
  COMMAS.replace(/^.*/, (head) => change(head.replaceAll('"', '')));

test.each([
  ['semicolons', bytesOf(savedWith(';'))],
  ['tabs', bytesOf(savedWith('\t'))],
  ['a byte-order mark', bytesOf(`\uFEFF${savedWith(';')}`)],
  ['a line that names its delimiter', bytesOf(`sep=;\r\n${savedWith(';')}`)],
  ['a delimiter line after a byte-order mark', bytesOf(`\uFEFFsep=|\n${savedWith('|')}`)],
  ['a delimiter line in quotes, padded', bytesOf(`"sep=,",,\r\n${COMMAS}`)],
  ['UTF-16, as "Unicode Text"', utf16(savedWith('\t'))],
  ['UTF-16, big-endian', utf16(savedWith(';'), true)],
  ['blank rows', bytesOf(`;;;\r\n${savedWith(';')}${';'.repeat(15)}\r\n \r\n;;\r\n`)],
  ['blank columns at the end', bytesOf(COMMAS.replace(/"(?=\r\n(?!"A))/g, '",, ,'))],
  ['line breaks of two kinds', bytesOf(COMMAS.replace('\r\n', '\n'))],
  ['headers in lower case', bytesOf(header((head) => head.toLowerCase()))],
  ['headers with more spaces', bytesOf(header((head) => head.replaceAll(/,| /g, ' $& ')))],
  ['headers with underscores', bytesOf(header((head) => head.replaceAll(' ', '_')))],
])('a file with %s gives the same rows', (_what, bytes) => {
  const { registrants, problems } = readFile(bytes);
  expect(problems).toEqual([]);
  expect(registrants.map(({ registrant }) => registrant)).toEqual(
    readFile(bytesOf(COMMAS)).registrants.map(({ registrant }) => registrant),
  );
});

test('a line that names the delimiter counts as a line', () => {
  const { rows } = readFile(bytesOf(`sep=;\r\n${savedWith(';')}`));
  expect(rows.map(({ line }) => line)).toEqual([3]);
});

const NOT_UTF8 =
  'The file is not in UTF-8. Save it as "CSV UTF-8" in Excel, or as CSV with the character set UTF-8 elsewhere, then try again.';

test.each([
  ['letters of Windows-1252', Uint8Array.of(0x41, 0xe9, 0x2c), NOT_UTF8],
  ['UTF-16 without its mark', utf16(COMMAS).slice(2), NOT_UTF8],
  ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 0xff), NOT_UTF8],
  ['half a character', Uint8Array.of(0xff, 0xfe, 0x41), NOT_UTF8],
  ['nothing', bytesOf(''), 'The file is empty.'],
  ['more than five megabytes', new Uint8Array(5 * 1024 * 1024 + 1), 'has more than 5 MB'],
  ['a quote that does not end', bytesOf('ID,"Full Name'), 'The file is not a CSV file'],
  ['no names', sampleFile([], ['email']), 'Choose the column that holds “Full Name”.'],
  ['no addresses', sampleFile([], ['full_name']), 'Choose the column that holds “Email”.'],
])('a file with %s is refused as a whole', (_what, bytes, message) => {
  expect(() => readFile(bytes)).toThrow(message);
});

test('columns of other programs are recognized, each once, and unknown ones are ignored', () => {
  const headers = ['E-Mail Address *', 'Name', 'University', 'Ticket', 'Shoe Size', 'Company'];
  expect(matchColumns(headers)).toEqual([
    'email',
    'full_name',
    'organization',
    'ticket_type',
    null,
    null,
  ]);
  expect(matchColumns(['Name', 'Full Name'])).toEqual([null, 'full_name']);
  expect(columnsProblem(['full_name', 'email', 'role', 'role'])).toBe(
    'Two columns are matched to “Role”. Choose one.',
  );
});

test('registrants in a file of only names and emails are confirmed individuals', () => {
  const { registrants, problems } = readFile(bytesOf('Name;Mail\r\nAda;ada@example.org\r\n'));
  expect(problems).toEqual([]);
  expect(registrants).toMatchObject([
    {
      registrant: { status: 'confirmed', registrant_type: 'individual', email_verified: false },
      fieldsInFile: ['full_name', 'email'],
      createdAt: null,
    },
  ]);
});
