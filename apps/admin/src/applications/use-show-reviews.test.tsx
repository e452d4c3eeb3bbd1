import type { StudentApplication } from '@raade/contracts/applications/application.schema';
import type { ReadDocuments, PageCursor } from '@raade/firebase/documents';
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { settled } from '@raade/platform/testing/settled';
import type { ReactNode } from 'react';
import { pagedQueries } from '../table/reading/paged.query.ts';
import { recordRow } from '../table/record-row.ts';
import { sampleStudent } from '../testing/sample-application.ts';
import type { RecordedApplication, RecordedStudent } from './recorded-application.ts';
import { useShowReviews } from './use-show-reviews.ts';

type Page = ReadDocuments<RecordedStudent>;

const page = (id: string, end?: PageCursor): Page => ({
  documents: [{ id, data: sampleStudent() }],
  unreadable: [],
  end,
});

test('a decision stays when a page that was requested before it arrives afterwards', async () => {
  const pending: ((page: Page) => void)[] = [];
  const queries = pagedQueries<RecordedApplication<StudentApplication>>({
    name: 'samples',
    read: () => new Promise((resolve) => pending.push(resolve)),
    count: () => Promise.resolve(2),
    rowOf: (id, data) => recordRow(id, data, []),
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({
      query: useInfiniteQuery(queries.pages),
      showReviews: useShowReviews(queries),
    }),
    { wrapper },
  );
  const rows = () => result.current.query.data?.pages.flatMap((read) => read.rows) ?? [];
  const statuses = () => rows().map(({ id, data }) => [id, data.status]);

  await settled(() => pending[0]?.(page('first', {} as PageCursor)));
  await waitFor(() => expect(statuses()).toEqual([['first', 'new']]));
  act(() => void result.current.query.fetchNextPage());
  await act(() => result.current.showReviews(new Map([['first', { status: 'accepted' }]])));
  await settled(() => pending[1]?.(page('second')));
  await waitFor(() => expect(statuses()).toEqual([['first', 'accepted']]));

  // The page is read again, as the table does on its own.
  act(() => void result.current.query.fetchNextPage());
  await settled(() => pending[2]?.(page('second')));
  await waitFor(() =>
    expect(statuses()).toEqual([
      ['first', 'accepted'],
      ['second', 'new'],
    ]),
  );
});
