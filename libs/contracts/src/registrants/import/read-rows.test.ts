import { forumIdOf } from '../../content/forum-id.ts';
import { SAMPLE_LEADER } from '../../testing/sample-leader.ts';
import { REGISTRANT_FIELDS } from '../registrants-csv.ts';
import { readFile } from '../testing/read-file.ts';
import { sampleFile } from '../testing/sample-file.ts';
import { IMPORT_LIMITS } from './import-calls.ts';
import { columnsProblem, matchColumns } from './match-columns.ts';
import { readRow } from './read-rows.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const problemsOf = (...rows: Parameters<typeof sampleFile>[0]) =>
  readFile(sampleFile(rows)).problems;

const LEADER = {
  id: 'leader',
  full_name: 'Ada, "the" Sample',
  organization: 'Sample\r\nCollege',
  role: 'Student',
  registrant_type: 'group-leader',
  from_known_institution: 'no',
  group_id: 'group-1',
  group_size: '4',
  is_group_leader: 'YES',
  coupon_code: 'SAMPLE-10',
  additional_data: '{"dietary":"none","days":[1,2]}',
};

test('[DATA-09] every column of the export becomes a field, and empty cells become null', () => {
  const { registrants, problems } = readFile(sampleFile([LEADER, {}]));
  expect(problems).toEqual([]);
  expect(registrants.map(({ registrant }) => registrant)).toEqual([
    { ...SAMPLE_LEADER, organization: LEADER.organization },
    expect.objectContaining({
      id: 'sample',
      organization: null,
      group_size: null,
      additional_data: null,
    }),
  ]);
});

test('columns may stand in any order', () => {
  const rows = [LEADER, {}];
  const turned = readFile(sampleFile(rows, REGISTRANT_FIELDS.toReversed()));
  expect(turned).toEqual(readFile(sampleFile(rows)));
});

test('without an ID the same registration has the same id everywhere, and another one another', () => {
  const ids = (...rows: Parameters<typeof sampleFile>[0]) =>
    readFile(sampleFile(rows)).registrants.map(({ registrant }) => registrant.id);
  const [id, other] = ids({ id: '' }, { id: '', registrant_type: 'group-member' });
  expect(id).toMatch(/^import-[0-9a-f]{20}$/);
  expect(other).not.toBe(id);
  expect(ids({ id: '', email: 'Attendee@Example.org', full_name: 'Another Name' })).toEqual([id]);
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
])('%j is told with its line', (wrong, message) => {
  expect(problemsOf({ id: 'first' }, wrong)).toEqual([{ line: 3, message }]);
});

test.each(['{"a":[[1]]}', '{"a":{"":1}}', '{"__a__":1}'])(
  'additional data that Firestore cannot hold is told: %s',
  (additional_data) => {
    expect(problemsOf({ additional_data })).toEqual([
      {
        line: 2,
        message:
          'Additional Data must hold no list within a list and no name that is empty or like __this__',
      },
    ]);
  },
);

test('lines are counted as an editor counts them', () => {
  const rows = [
    { id: 'two', organization: 'lines\r\n\r\nof\r\nit' },
    { id: 'three', email: 'x' },
  ];
  expect(problemsOf(...rows)).toEqual([{ line: 6, message: 'Email must be an email address' }]);
});

test('a registration that is there twice is told with both lines', () => {
  expect(problemsOf({}, { id: 'other' }, {})).toEqual([
    { line: 4, message: 'is the same registration as line 2' },
  ]);
});

test('a row with too many or too few cells is told', () => {
  const file = new TextDecoder().decode(sampleFile([{}]));
  expect(readFile(bytesOf(`${file.trimEnd()},more\r\n\r\nshort\r\n`)).problems).toEqual([
    { line: 2, message: 'has 17 cells instead of 16' },
    { line: 4, message: 'has 1 cells instead of 16' },
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
  ['the same, and a byte-order mark', bytesOf(`\uFEFFsep=|\n${savedWith('|')}`)],
  ['the same in quotes, padded', bytesOf(`"sep=,",,\r\n${COMMAS}`)],
  ['UTF-16, as "Unicode Text"', utf16(savedWith('\t'))],
  ['UTF-16 of the other order', utf16(savedWith(';'), true)],
  ['blank rows', bytesOf(`;;;\r\n${savedWith(';')}${';'.repeat(15)}\r\n \r\n;;\r\n`)],
  ['blank columns at the end', bytesOf(COMMAS.replace(/"(?=\r\n(?!"A))/g, '",, ,'))],
  ['line breaks of two kinds', bytesOf(COMMAS.replace('\r\n', '\n'))],
  ['headers in lower case', bytesOf(header((head) => head.toLowerCase()))],
  ['headers with more spaces', bytesOf(header((head) => head.replaceAll(/,| /g, ' $& ')))],
  ['headers with underscores', bytesOf(header((head) => head.replaceAll(' ', '_')))],
])('a file with %s is read as the same', (_what, bytes) => {
  const { registrants, problems } = readFile(bytes);
  expect(problems).toEqual([]);
  expect(registrants.map(({ registrant }) => registrant)).toEqual(
    readFile(bytesOf(COMMAS)).registrants.map(({ registrant }) => registrant),
  );
});

test('a line that names the delimiter counts as a line', () => {
  const file = `sep=;\r\n${savedWith(';').replace('attendee@example.org', 'x')}`;
  expect(readFile(bytesOf(file)).problems).toEqual([
    { line: 3, message: 'Email must be an email address' },
  ]);
});

test.each([
  ['Windows-1252', Uint8Array.from(Buffer.from(COMMAS.replace('Attendee', 'Andr\xE9'), 'latin1'))],
  ['UTF-16 without its mark', utf16(COMMAS).slice(2)],
  ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 0xff)],
])('a file in %s is refused with what to do', (_what, bytes) => {
  expect(() => readFile(bytes)).toThrow(
    'The file is not in UTF-8. Save it as "CSV UTF-8" in Excel, or as CSV with the character set UTF-8 elsewhere, then try again.',
  );
});

test.each([
  ['nothing', bytesOf(''), 'The file is empty.'],
  [
    'more than five megabytes',
    new Uint8Array(IMPORT_LIMITS.fileMb * 1024 * 1024 + 1),
    'has more than 5 MB',
  ],
  ['another encoding', Uint8Array.of(0xff, 0xfe, 0x41), 'The file is not in UTF-8.'],
  ['a quote that does not end', bytesOf('ID,"Full Name'), 'The file is no CSV file'],
  ['no names', sampleFile([], ['email']), 'Choose the column that holds “Full Name”.'],
  ['no addresses', sampleFile([], ['full_name']), 'Choose the column that holds “Email”.'],
])('a file with %s is refused as a whole', (_what, bytes, message) => {
  expect(() => readFile(bytes)).toThrow(message);
});

test('columns of other programs are recognized, each once, and others are left out', () => {
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

test('whoever is in a file of names and addresses alone is confirmed, and takes part alone', () => {
  const { registrants, problems } = readFile(bytesOf('Name;Mail\r\nAda;ada@example.org\r\n'));
  expect(problems).toEqual([]);
  expect(registrants).toMatchObject([
    {
      registrant: { status: 'confirmed', registrant_type: 'individual', email_verified: false },
      named: ['full_name', 'email'],
      createdAt: null,
    },
  ]);
});

test('the same person at another forum is another registrant', () => {
  const row = { line: 2, cells: { full_name: 'Ada', email: 'ada@example.org' } };
  const [one, other] = ['2025-04-11', '2026-04-10'].map((day) => readRow(row, forumIdOf(day)));
  expect(one).not.toEqual(other);
  expect(one).toMatchObject({ registrant: { id: expect.stringMatching(/^import-/) } });
  expect(one).not.toMatchObject({
    registrant: { id: other && 'registrant' in other && other.registrant.id },
  });
});
