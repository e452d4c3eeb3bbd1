import { FORUM } from '@raade/contracts/forum';
import type { RecordedRegistrant } from '../read-registrants.ts';
import { BYTE_ORDER_MARK, csvLine, type CsvValue } from './csv.ts';

interface Column {
  readonly header: string;
  readonly value: (registrant: RecordedRegistrant) => CsvValue;
}

/** YYYY-MM-DD, as the calendar showed it where the forum is. */
const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: FORUM.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const COLUMNS: readonly Column[] = [
  { header: 'ID', value: ({ id }) => id },
  { header: 'Full Name', value: ({ full_name }) => full_name },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Organization', value: ({ organization }) => organization },
  { header: 'Role', value: ({ role }) => role },
  { header: 'Ticket Type', value: ({ ticket_type }) => ticket_type },
  { header: 'Status', value: ({ status }) => status },
  { header: 'Registrant Type', value: ({ registrant_type }) => registrant_type },
  { header: 'Registration Date', value: ({ created_at }) => dayFormat.format(created_at) },
  { header: 'Email Verified', value: ({ email_verified }) => email_verified },
  { header: 'From Known Institution', value: ({ from_known_institution: known }) => known },
  { header: 'Group ID', value: ({ group_id }) => group_id },
  { header: 'Group Size', value: ({ group_size }) => group_size },
  { header: 'Is Group Leader', value: ({ is_group_leader }) => is_group_leader },
  { header: 'Coupon Code', value: ({ coupon_code }) => coupon_code },
  { header: 'Additional Data', value: ({ additional_data: data }) => data && JSON.stringify(data) },
];

/** What the file begins with: the byte-order mark and the headers. */
export function csvStart(): string {
  return BYTE_ORDER_MARK + csvLine(COLUMNS.map(({ header }) => header));
}

export function csvOf(registrants: readonly RecordedRegistrant[]): string {
  return registrants
    .map((registrant) => csvLine(COLUMNS.map(({ value }) => value(registrant))))
    .join('');
}

/** `RAADE_Conference_Registrants_2025-03-01.csv`, by the reader's own calendar. */
export function csvFileName(date: Date): string {
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `RAADE_Conference_Registrants_${day.join('-')}.csv`;
}
