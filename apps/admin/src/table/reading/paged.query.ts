import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ReadDocuments, PageCursor } from '@raade/firebase/documents';
import type { RecordRow } from '../record-row.ts';
import { READING_RULES } from './reading-rules.ts';

interface RecordSource<Stored, Data> {
  /** First part of the query keys. */
  readonly name: string;
  /** Reads the newest records, or those after an earlier page. */
  readonly read: (after?: PageCursor) => Promise<ReadDocuments<Stored>>;
  readonly count: () => Promise<number>;
  readonly rowOf: (id: string, data: Stored) => RecordRow<Data>;
}

/** The queries of a table: its records page by page, newest first, and their number for the progress. */
export function pagedQueries<Stored, Data = Stored>({
  name,
  read,
  count,
  rowOf,
}: RecordSource<Stored, Data>) {
  const readRows = async (after: PageCursor | undefined) => {
    const { documents, unreadable, end } = await read(after);
    return { rows: documents.map(({ id, data }) => rowOf(id, data)), unreadable, end };
  };
  return {
    pages: infiniteQueryOptions({
      ...READING_RULES,
      queryKey: [name, 'pages'],
      queryFn: ({ pageParam }) => readRows(pageParam),
      initialPageParam: undefined as PageCursor | undefined,
      getNextPageParam: ({ end }) => end,
    }),
    count: queryOptions({ ...READING_RULES, queryKey: [name, 'count'], queryFn: () => count() }),
  };
}

export type PagedQueries<Data> = ReturnType<typeof pagedQueries<never, Data>>;
