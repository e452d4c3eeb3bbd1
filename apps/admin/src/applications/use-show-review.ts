import { useQueryClient } from '@tanstack/react-query';
import type { PagedQueries } from '../table/reading/paged.query.ts';
import type { Recorded, Review } from './recorded-application.ts';

/** Shows what staff have made of an application by now, without reading all of them again. */
export function useShowReview<Application>(
  { pages }: PagedQueries<Recorded<Application>>,
  applicationId: string,
) {
  const client = useQueryClient();
  return async (review: Review): Promise<void> => {
    // A page on its way would bring the earlier ones back as they were; it is read again.
    await client.cancelQueries({ queryKey: pages.queryKey });
    client.setQueryData(pages.queryKey, (read) => {
      if (!read) return undefined;
      const withReview = read.pages.map((page) => ({
        ...page,
        rows: page.rows.map((row) =>
          row.id === applicationId ? { ...row, data: { ...row.data, ...review } } : row,
        ),
      }));
      return { ...read, pages: withReview };
    });
  };
}
