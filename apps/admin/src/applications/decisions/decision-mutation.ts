import {
  type DecideApplicationsRequest,
  type DecideApplicationsResponse,
  decideApplicationsResponseSchema,
} from '@raade/contracts/applications/application-decisions';
import { CALLABLES } from '@raade/contracts/base/callables';
import { logger, toast } from '@raade/platform';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { mutationOptions } from '@tanstack/react-query';
import type { PagedQueries } from '../../table/reading/paged.query.ts';
import type { RecordedApplication, Review } from '../recorded-application.ts';
import { useShowReviews } from '../use-show-reviews.ts';

/** The message if no response came, so that the result is unknown. */
export const UNKNOWN_RESULT =
  'There was no answer, so we do not know whether this was done. Please press the button again. It will not be done twice.';

/** Decides on applications, or undoes decisions. */
export const decisionMutation = mutationOptions({
  mutationFn: (request: DecideApplicationsRequest) =>
    callAsStaff(CALLABLES.decideApplications, request, decideApplicationsResponseSchema),
  onError: (error) => logger.error('applications not decided', {}, error),
});

/** Updates the table after a call, and shows which applications the call did not change. */
export function useShowOutcome<Application>(
  queries: PagedQueries<RecordedApplication<Application>>,
) {
  const showReviews = useShowReviews(queries);
  return async ({ applications }: DecideApplicationsResponse): Promise<void> => {
    const unchangedCount = applications.filter(({ outcome }) => outcome !== 'done').length;
    const title = `${unchangedCount} of ${applications.length} not changed`;
    const description = 'Somebody else changed it first, or the answer is already being sent.';
    if (unchangedCount > 0) toast({ tone: 'danger', title, description });
    const reviews = new Map<string, Partial<Review>>();
    for (const { id, review } of applications) {
      const answer = review?.answer && { ...review.answer, at: new Date(review.answer.at) };
      if (review) reviews.set(id, { status: review.status, answer: answer ?? null });
    }
    await showReviews(reviews);
  };
}
