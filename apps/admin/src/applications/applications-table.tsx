import {
  APPLICATION_COLLECTIONS,
  type ApplicationKind,
} from '@raade/contracts/applications/application.schema';
import type { PagedQueries } from '../table/reading/paged.query.ts';
import type { RecordsTable } from '../table/records-table.ts';
import type { Answers, Fields } from './answers.ts';
import { ApplicationDetails } from './application-details.tsx';
import { STATUS_COLUMN, STATUS_FILTERS } from './application-status.tsx';
import { applicationsCsv } from './applications-csv.ts';
import { RECEIVED_COLUMN } from './received.ts';
import type { Recorded } from './recorded-application.ts';

/** The particulars of the applications of one kind. */
interface Description<Application> {
  readonly kind: ApplicationKind;
  readonly caption: string;
  readonly searchLabel: string;
  /** Name of the exported file, up to the date. */
  readonly fileName: string;
  readonly queries: PagedQueries<Recorded<Application>>;
  /** The field that names an application. */
  readonly title: keyof Application & string;
  /** Columns in front of those that every kind has. */
  readonly columns: readonly {
    readonly id: string;
    readonly header: string;
    readonly width: number;
    readonly field: keyof Application & string;
  }[];
  /** Fields that the applicant has sent. */
  readonly fields: Fields<Application>;
  /** What a decision brings about, beside that it is noted. */
  readonly decides?: string;
}

export function applicationsTable<Application extends Answers<Application>>(
  description: Description<Application>,
): RecordsTable<Recorded<Application>> {
  const { kind, caption, searchLabel, fileName, queries, title, columns, fields, decides } =
    description;
  const rows = caption.toLowerCase();
  return {
    // The address is shared by all kinds: a status that is looked for is looked for among the others, too.
    address: 'applications',
    collection: APPLICATION_COLLECTIONS[kind],
    words: {
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
    columns: [
      ...columns.map(({ field, ...column }, index) => ({
        ...column,
        // Behind the status and the day.
        rank: index + 3,
        text: ({ data }: { readonly data: Application }) => data[field],
      })),
      STATUS_COLUMN,
      RECEIVED_COLUMN,
    ],
    filters: STATUS_FILTERS,
    details: {
      title: ({ data }) => data[title],
      render: ({ id, data }) => (
        <ApplicationDetails
          key={id}
          address={{ kind, id }}
          application={data}
          fields={fields}
          queries={queries}
          decides={decides}
        />
      ),
    },
    csv: { ...applicationsCsv(fileName, fields), right: 'applications.export' },
  };
}
