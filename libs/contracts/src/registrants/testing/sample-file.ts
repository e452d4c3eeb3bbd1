import { REGISTRANT_HEADERS, type RegistrantField } from '../registrants-csv.ts';

type Row = Readonly<Record<RegistrantField, string>>;

const SAMPLE: Row = {
  id: 'sample',
  full_name: 'Sample Attendee',
  email: 'attendee@example.org',
  organization: '',
  role: '',
  ticket_type: 'student',
  status: 'confirmed',
  registrant_type: 'individual',
  created_at: '2025-03-01',
  email_verified: 'Yes',
  from_known_institution: '',
  group_id: '',
  group_size: '',
  is_group_leader: 'No',
  coupon_code: '',
  additional_data: '',
};

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const line = (texts: readonly string[]) => `${texts.map(cell).join(',')}\r\n`;

/** Makes a CSV file with these rows, given as differences from a sample row. */
export function sampleFile(
  rows: readonly Partial<Row>[],
  fields = Object.keys(SAMPLE) as readonly RegistrantField[],
): Uint8Array {
  const head = line(fields.map((field) => REGISTRANT_HEADERS[field]));
  const lines = rows.map((row) => line(fields.map((field) => ({ ...SAMPLE, ...row })[field])));
  return new TextEncoder().encode(head + lines.join(''));
}
