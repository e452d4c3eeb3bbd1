import {
  guestApplicationSchema,
  partnerApplicationSchema,
  studentApplicationSchema,
} from '@raade/contracts/applications/application.schema';
import { sampleGuest, samplePartner, sampleStudent } from '../testing/sample-application.ts';
import { csvValues } from '../table/csv/csv-file.ts';
import { recordRow } from '../table/record-row.ts';
import type { RecordsTable } from '../table/records-table.ts';
import { GUESTS_TABLE, PARTNERS_TABLE, STUDENTS_TABLE } from './application-tables.ts';

const id = '00000000-0001-4000-8000-000000000001';
/** The headers of a table's file, and its line of a record. */
function fileOf<Data>({ csv }: RecordsTable<Data>, record: Data) {
  const columns = csv?.columns ?? [];
  const [line = []] = csvValues([recordRow(id, record, [])], columns);
  return { headers: columns.map(({ header }) => header), line };
}

test('the file of students has every field of their applications, with status and notes', () => {
  const note = {
    id,
    text: 'Call back.',
    author_id: 'ada',
    created_at: new Date('2025-03-02T09:30:00Z'),
  };
  const student = sampleStudent({
    status: 'in_review',
    notes: [
      { ...note, author_email: 'ada@raade.test' },
      { ...note, author_email: null, text: '=1+1' },
    ],
  });
  const { headers, line } = fileOf(STUDENTS_TABLE, student);
  expect(headers).toHaveLength(Object.keys(studentApplicationSchema.shape).length + 4);
  expect(Object.fromEntries(line.map((value, index) => [headers[index], value]))).toEqual({
    ID: id,
    Received: '2025-03-01T12:00:00.000Z',
    'Full Name': 'Sample Student',
    Email: 'student@example.org',
    Phone: '',
    University: 'Sample University',
    Major: 'Engineering',
    'Graduation Year': '2026',
    'Why Join RAADE': 'To build things that last.',
    Skills: '',
    'Portfolio Link': '',
    Status: 'In review',
    Notes:
      '2025-03-02T09:30:00.000Z ada@raade.test: Call back.\n2025-03-02T09:30:00.000Z ada: =1+1',
  });
});

test.each([
  [
    'partners',
    partnerApplicationSchema,
    fileOf(PARTNERS_TABLE, samplePartner()),
    [
      'Sample Organisation',
      'Sample Contact',
      'partner@example.org',
      '',
      'Nonprofit',
      'Ghana',
      'A cold store that runs on sunlight.',
      '',
      '',
      'New',
      '',
    ],
  ],
  [
    'guests',
    guestApplicationSchema,
    fileOf(GUESTS_TABLE, sampleGuest({ food: 'No nuts' })),
    [
      'Sample Guest',
      'guest@example.org',
      'Student',
      'Sample University',
      '',
      'No nuts',
      '',
      'New',
      '',
    ],
  ],
])('the file of %s has every field', (_whose, schema, { headers, line }, cells) => {
  expect(headers).toHaveLength(Object.keys(schema.shape).length + 4);
  expect(line).toEqual([id, '2025-03-01T12:00:00.000Z', ...cells]);
});
