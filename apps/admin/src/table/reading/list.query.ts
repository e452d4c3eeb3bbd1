import type { RecordRow } from '../record-row.ts';
import { pagedQueries } from './paged.query.ts';

/** The queries of a table whose whole list comes from one call. It is read again whenever the table is opened. */
export function listQueries<Data>(name: string, read: () => Promise<readonly RecordRow<Data>[]>) {
  const { pages, count } = pagedQueries<RecordRow<Data>, Data>({
    name,
    read: async () => {
      const documents = (await read()).map((row) => ({ id: row.id, data: row }));
      return { documents, unreadable: [], end: undefined };
    },
    // Tables read the count only while pages are missing, which is never the case here.
    count: () => Promise.resolve(0),
    rowOf: (_id, row) => row,
  });
  return { pages: { ...pages, refetchOnMount: 'always' }, count } as const;
}
