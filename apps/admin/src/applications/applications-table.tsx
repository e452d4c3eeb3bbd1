import { DECIDED_AT_ONCE } from '@raade/contracts/applications/application-decisions';
import {
  APPLICATION_COLLECTIONS,
  APPLICATION_STATUS_LABELS,
  type ApplicationKind,
} from '@raade/contracts/applications/application.schema';
import type * as z from 'zod/mini';
import { recordExport } from '../audit/record-export.ts';
import { pagedQueries } from '../table/reading/paged.query.ts';
import { SHARED_RECORDS } from '../table/reading/reading-rules.ts';
import { countRecords, readPage } from '../table/reading/read-page.ts';
import { recordRow } from '../table/record-row.ts';
import type { RecordsTable } from '../table/records-table.ts';
import { ApplicationDetails } from './application-details.tsx';
import { RECEIVED_COLUMN, STATUS_COLUMN, STATUS_FILTERS } from './application-status.tsx';
import { DecideSelected } from './decisions/decide-selected.tsx';
import type { DecisionScope } from './decisions/decision-scope.ts';
import type {
  FormTexts,
  LabeledFields,
  RecordedApplication,
  RecordedNote,
} from './recorded-application.ts';

/** The parts of the table that differ between the kinds of application. */
interface TableDescription<Application> {
  readonly kind: ApplicationKind;
  readonly schema: z.ZodMiniType<RecordedApplication<Application>>;
  readonly caption: string;
  readonly searchLabel: string;
  /** The fields that the search looks through. */
  readonly searchFields: readonly (keyof Application & string)[];
  /** Name of the exported file, up to the date. */
  readonly fileName: string;
  /** The columns before those that all kinds share. The first column names the applicant. */
  readonly columns: readonly {
    readonly id: string;
    readonly header: string;
    readonly width: number;
    readonly field: keyof Application & string;
  }[];
  /** Fields that the applicant has sent. */
  readonly fields: LabeledFields<Application>;
  /** A further effect of a decision, as a sentence for staff. */
  readonly effect?: string;
}

const noteLine = ({ created_at, author_email, author_id, text }: RecordedNote) =>
  `${created_at.toISOString()} ${author_email ?? author_id}: ${text}`;

/** Describes the table of one kind of application, with its details, decisions and export. */
export function applicationsTable<Application extends FormTexts<Application>>(
  description: TableDescription<Application>,
): RecordsTable<RecordedApplication<Application>> {
  const { kind, schema, caption, searchLabel, searchFields, fileName, columns, fields, effect } =
    description;
  const rows = caption.toLowerCase();
  const collection = APPLICATION_COLLECTIONS[kind];
  const { pages, count } = pagedQueries<RecordedApplication<Application>>({
    name: `${kind}-applications`,
    read: (after) => readPage({ collection, newestBy: 'created_at', schema }, after),
    count: () => countRecords(collection),
    rowOf: (id, data) =>
      recordRow(
        id,
        data,
        searchFields.map((field) => data[field]),
      ),
  });
  const queries = { pages: { ...pages, ...SHARED_RECORDS }, count };
  const answerColumns = columns.map(({ field, ...column }, index) => ({
    ...column,
    // These ranks follow those of the status and the day.
    rank: index + 3,
    text: ({ data }: { readonly data: Application }) => data[field],
  }));
  const scope: DecisionScope<Application> = {
    kind,
    queries,
    titleOf: (row) => answerColumns[0]?.text(row) ?? '',
  };
  return {
    // All kinds share the parameters of the URL, so a status filter also applies to the other kinds.
    address: 'applications',
    collection: APPLICATION_COLLECTIONS[kind],
    texts: {
      caption,
      rows,
      loading: `Loading ${rows}...`,
      failure: {
        title: `Error fetching ${rows}`,
        text: 'Could not load the applications. Please try again.',
      },
      none: `There are no ${rows} yet.`,
      noneFound: `No ${rows} found matching the current filters.`,
      searchLabel,
      searchPlaceholder: 'Search applications...',
      filterLabel: 'Applications to show',
    },
    queries,
    columns: [...answerColumns, STATUS_COLUMN, RECEIVED_COLUMN],
    filters: STATUS_FILTERS,
    details: {
      title: scope.titleOf,
      render: (row) => (
        <ApplicationDetails key={row.id} scope={scope} row={row} fields={fields} effect={effect} />
      ),
    },
    selection: {
      right: 'applications.review',
      limit: DECIDED_AT_ONCE,
      render: (selected, clear, allRows) => (
        <DecideSelected scope={scope} selected={selected} allRows={allRows} onDecided={clear} />
      ),
    },
    // The file contains ID, time (ISO 8601, in UTC), all answers, status and notes.
    csv: {
      right: 'applications.export',
      onExport: (count) => recordExport({ action: 'export-applications', rows: count }),
      name: fileName,
      columns: [
        { header: 'ID', value: ({ id }) => id },
        { header: 'Received', value: ({ data }) => data.created_at.toISOString() },
        ...fields.map(([header, field]) => ({
          header,
          value: ({ data }: { readonly data: Application }) => data[field],
        })),
        { header: 'Status', value: ({ data }) => APPLICATION_STATUS_LABELS[data.status] },
        { header: 'Notes', value: ({ data }) => data.notes.map(noteLine).join('\n') },
      ],
    },
  };
}
