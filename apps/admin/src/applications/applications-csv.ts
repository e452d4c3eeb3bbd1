import { APPLICATION_STATUS_LABELS } from '@raade/contracts/applications/application.schema';
import { recordExport } from '../audit/record-export.ts';
import type { CsvColumn, CsvFile } from '../table/csv/csv-file.ts';
import type { Answers, Fields } from './answers.ts';
import type { Recorded, RecordedNote, Review } from './recorded-application.ts';

const noteLine = ({ created_at, author_email, author_id, text }: RecordedNote) =>
  `${created_at.toISOString()} ${author_email ?? author_id}: ${text}`;

const REVIEW_COLUMNS: readonly CsvColumn<Review>[] = [
  { header: 'Status', value: ({ data }) => APPLICATION_STATUS_LABELS[data.status] },
  { header: 'Notes', value: ({ data }) => data.notes.map(noteLine).join('\n') },
];

/**
 * The file of all applications of a kind: who, when (ISO 8601, in UTC), all answers, and what staff made of it.
 * @param name the file's name, up to the date
 */
export function applicationsCsv<Application extends Answers<Application>>(
  name: string,
  fields: Fields<Application>,
): CsvFile<Recorded<Application>> {
  return {
    onExport: (rows) => recordExport({ action: 'export-applications', rows }),
    name,
    columns: [
      { header: 'ID', value: ({ id }) => id },
      { header: 'Received', value: ({ data }) => data.created_at.toISOString() },
      ...fields.map(([header, field]) => ({
        header,
        value: ({ data }: { readonly data: Application }) => data[field],
      })),
      ...REVIEW_COLUMNS,
    ],
  };
}
