import {
  guestApplicationSchema,
  partnerApplicationSchema,
  studentApplicationSchema,
} from '@raade/contracts/applications/applications';
import { sampleGuest, samplePartner, sampleStudent } from '../testing/sample-application.ts';
import { csvValues } from '../table/csv/csv-file.ts';
import { recordRow } from '../table/record-row.ts';
import { GUESTS_TABLE } from './guests-table.ts';
import { PARTNERS_TABLE } from './partners-table.ts';
import { STUDENTS_TABLE } from './students-table.ts';

const id = '00000000-0001-4000-8000-000000000001';
const headersOf = ({ csv }: { csv?: { columns: readonly { header: string }[] } }) =>
  csv?.columns.map(({ header }) => header);

test('the file of students has everything that is on record of them', () => {
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
  const columns = STUDENTS_TABLE.csv?.columns ?? [];
  expect(headersOf(STUDENTS_TABLE)).toHaveLength(
    Object.keys(studentApplicationSchema.shape).length + 4,
  );
  const [line = []] = csvValues([recordRow(id, student, [])], columns);
  expect(Object.fromEntries(line.map((value, index) => [columns[index]?.header, value]))).toEqual({
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

test('the file of partners has every field of theirs', () => {
  expect(headersOf(PARTNERS_TABLE)).toHaveLength(
    Object.keys(partnerApplicationSchema.shape).length + 4,
  );
  const columns = PARTNERS_TABLE.csv?.columns ?? [];
  const [line] = csvValues([recordRow(id, samplePartner(), [])], columns);
  expect(line).toEqual([
    id,
    '2025-03-01T12:00:00.000Z',
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
  ]);
});

test('the file of guests has every field of theirs', () => {
  expect(headersOf(GUESTS_TABLE)).toHaveLength(
    Object.keys(guestApplicationSchema.shape).length + 4,
  );
  const [line] = csvValues(
    [recordRow(id, sampleGuest({ food: 'No nuts' }), [])],
    GUESTS_TABLE.csv?.columns ?? [],
  );
  expect(line).toEqual([
    id,
    '2025-03-01T12:00:00.000Z',
    'Sample Guest',
    'guest@example.org',
    'Student',
    'Sample University',
    '',
    'No nuts',
    '',
    'New',
    '',
  ]);
});
