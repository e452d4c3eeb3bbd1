import { parse } from 'csv-parse/sync';
import { sampleRegistrant } from '../testing/sample-registrant.ts';
import { csvLine } from '@raade/contracts/base/csv-line';
import { SAMPLE_LEADER } from '@raade/contracts/testing/sample-leader';
import { csvFileName, csvValues } from '../table/csv/csv-file.ts';
import type { RecordedRegistrant } from './read-registrants.ts';
import { registrantRow } from './registrant-row.ts';
import { REGISTRANTS_CSV } from './registrants-export.ts';
import { registrantsTable } from './registrants-table.tsx';

const HEADERS =
  'ID,Full Name,Email,Organization,Role,Ticket Type,Status,Registrant Type,Registration Date,Email Verified,From Known Institution,Group ID,Group Size,Is Group Leader,Coupon Code,Additional Data';

const { columns } = REGISTRANTS_CSV;
const headers = csvLine(columns.map(({ header }) => header));
const csvOf = (registrant: RecordedRegistrant) =>
  csvValues([registrantRow(registrant.id, registrant)], columns)
    .map(csvLine)
    .join('');

test('[ADM-18] the headers are in this order', () => {
  expect(headers).toBe(`${HEADERS}\r\n`);
});

test('[ADM-18] [ADM-23] every field is under its header', () => {
  const leader = sampleRegistrant(SAMPLE_LEADER);
  const lines = parse(headers + csvOf(leader), { columns: true });
  expect(lines).toEqual([
    {
      ID: 'leader',
      'Full Name': 'Ada, "the" Sample',
      Email: 'attendee@example.org',
      Organization: 'Sample College',
      Role: 'Student',
      'Ticket Type': 'student',
      Status: 'confirmed',
      'Registrant Type': 'group-leader',
      'Registration Date': '2025-03-01',
      'Email Verified': 'Yes',
      'From Known Institution': 'No',
      'Group ID': 'group-1',
      'Group Size': '4',
      'Is Group Leader': 'Yes',
      'Coupon Code': 'SAMPLE-10',
      'Additional Data': '{"dietary":"none","days":[1,2]}',
    },
  ]);
});

test('[ADM-20] fields without a value are empty', () => {
  const [line = []] = parse(csvOf(sampleRegistrant()));
  expect(
    line.map((cell, index) => (cell === '' ? index : -1)).filter((index) => index >= 0),
  ).toEqual([3, 4, 10, 11, 12, 14, 15]);
});

test('[ADM-23] the day of registration is the day in the zone of the forum', () => {
  const created_at = new Date('2025-03-02T03:00:00Z');
  expect(csvOf(sampleRegistrant({ created_at }))).toContain(',2025-03-01,');
});

test.each([
  ['2025', true, [], 'RAADE_Conference_Registrants_2025-03-01.csv'],
  ['2024', false, [], 'RAADE_Conference_Registrants_2024_2025-03-01.csv'],
  [
    '2025',
    true,
    ['group-leaders', 'search'],
    'RAADE_Conference_Registrants_2025_group-leaders_search_2025-03-01.csv',
  ],
] as const)('[ADM-22] the file name of forum %s (current: %s) narrowed to %j is %s', (...row) => {
  const [forum, isCurrent, parts, name] = row;
  const { csv = REGISTRANTS_CSV } = registrantsTable(forum, isCurrent);
  expect(csvFileName(csv, new Date(2025, 2, 1), parts)).toBe(name);
});
