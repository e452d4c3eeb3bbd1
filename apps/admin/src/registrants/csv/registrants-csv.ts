import {
  REGISTRANT_FIELDS,
  REGISTRANT_HEADERS,
  registrationDay,
  type RegistrantField,
} from '@raade/contracts/registrants-csv';
import type { RecordedRegistrant } from '../read-registrants.ts';
import { BYTE_ORDER_MARK, csvLine, type CsvValue } from './csv.ts';

function csvValue(registrant: RecordedRegistrant, field: RegistrantField): CsvValue {
  const { created_at, additional_data, ...rest } = registrant;
  if (field === 'created_at') return registrationDay(created_at);
  if (field === 'additional_data') return additional_data && JSON.stringify(additional_data);
  return rest[field];
}

/** What the file begins with: the byte-order mark and the headers. */
export function csvStart(): string {
  return BYTE_ORDER_MARK + csvLine(Object.values(REGISTRANT_HEADERS));
}

export function csvOf(registrants: readonly RecordedRegistrant[]): string {
  return registrants
    .map((registrant) => csvLine(REGISTRANT_FIELDS.map((field) => csvValue(registrant, field))))
    .join('');
}

/** `RAADE_Conference_Registrants_2025-03-01.csv`, by the reader's own calendar. */
export function csvFileName(date: Date): string {
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `RAADE_Conference_Registrants_${day.join('-')}.csv`;
}
