import {
  REGISTRANT_FIELDS,
  REGISTRANT_HEADERS,
  registrationDay,
  type RegistrantField,
} from '@raade/contracts/registrants-csv';
import { recordExport } from '../audit/record-export.ts';
import type { CsvFile } from '../table/csv/csv-file.ts';
import type { CsvValue } from '../table/csv/csv-line.ts';
import type { RecordedRegistrant } from './read-registrants.ts';

function csvValue(registrant: RecordedRegistrant, field: RegistrantField): CsvValue {
  const { created_at, additional_data, ...rest } = registrant;
  if (field === 'created_at') return registrationDay(created_at);
  if (field === 'additional_data') return additional_data && JSON.stringify(additional_data);
  return rest[field];
}

export const REGISTRANTS_CSV: CsvFile<RecordedRegistrant> = {
  onExport: (rows) => recordExport({ action: 'export-registrants', rows }),
  name: 'RAADE_Conference_Registrants',
  columns: REGISTRANT_FIELDS.map((field) => ({
    header: REGISTRANT_HEADERS[field],
    value: ({ data }) => csvValue(data, field),
  })),
};
