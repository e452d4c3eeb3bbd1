import type { RecordRow } from '../record-row.ts';
import { pagedQueries } from './paged.query.ts';

/** A list that one call reads whole, again whenever its table is opened, as the queries of a table. */
export function listQueries<Data>(name: string, read: () => Promise<readonly RecordRow<Data>[]>) {
  const { pages, count } = pagedQueries<RecordRow<Data>, Data>({
    name,
    read: async () => {
      const documents = (await read()).map((row) => ({ id: row.id, data: row }));
      return { documents, unreadable: [], end: undefined };
    },
    // Asked for only while pages are missing.
    count: () => Promise.resolve(0),
    rowOf: (_id, row) => row,
  });
  return { pages: { ...pages, refetchOnMount: 'always' }, count } as const;
}
