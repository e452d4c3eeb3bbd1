import {
  REGISTRANT_FIELDS,
  REGISTRANT_HEADERS,
  registrantCell,
} from '@raade/contracts/registrants/registrants-csv';
import { recordExport } from '../audit/record-export.ts';
import type { CsvFile } from '../table/csv/csv-file.ts';
import type { RecordedRegistrant } from './read-registrants.ts';

/** The exported file of registrants. An import accepts the same columns. */
export const REGISTRANTS_CSV: CsvFile<RecordedRegistrant> = {
  onExport: (rows) => recordExport({ action: 'export-registrants', rows }),
  name: 'RAADE_Conference_Registrants',
  columns: REGISTRANT_FIELDS.map((field) => ({
    header: REGISTRANT_HEADERS[field],
    value: ({ data }) => registrantCell(data, field),
  })),
};
