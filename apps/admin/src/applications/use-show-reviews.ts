import { countWaitingAgain } from '@raade/staff/waiting-changes.store';
import { useQueryClient } from '@tanstack/react-query';
import type { PagedQueries } from '../table/reading/paged.query.ts';
import { newApplicationsQuery } from './new-applications.query.ts';
import type { RecordedApplication, Review } from './recorded-application.ts';

/** Updates reviews in the table by application id, then the counts of new applications here and in the navigation. */
export function useShowReviews<Application>({
  pages,
}: PagedQueries<RecordedApplication<Application>>) {
  const client = useQueryClient();
  return async (reviews: ReadonlyMap<string, Partial<Review>>): Promise<void> => {
    // A page that is still loading would overwrite the update with older data, so it is read again.
    await client.cancelQueries({ queryKey: pages.queryKey });
    client.setQueryData(pages.queryKey, (list) => {
      if (!list) return undefined;
      const updatedPages = list.pages.map((page) => ({
        ...page,
        rows: page.rows.map((row) => {
          const review = reviews.get(row.id);
          return review ? { ...row, data: { ...row.data, ...review } } : row;
        }),
      }));
      return { ...list, pages: updatedPages };
    });
    countWaitingAgain();
    void client.invalidateQueries({ queryKey: newApplicationsQuery.queryKey });
  };
}
