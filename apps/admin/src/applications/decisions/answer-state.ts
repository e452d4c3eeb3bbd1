import type { AnswerState, Decision } from '@raade/contracts/applications/application-decisions';
import type { Review } from '../recorded-application.ts';

/** The state of the email that answers the current decision; undefined without a decision. */
export function answerStateOf({ status, answer }: Review): AnswerState | undefined {
  if (status !== 'accepted' && status !== 'declined') return undefined;
  return answer?.decision === status ? answer.state : 'none';
}

/** True from the decision until its answer is sent or has failed. */
export const isWaiting = (review: Review): boolean => answerStateOf(review) === 'waiting';

const NOT_SENT: readonly (AnswerState | undefined)[] = ['none', 'failed', 'unknown'];

/** True for a decision about which the applicant may not have been informed. */
export const isUnanswered = (review: Review): boolean => NOT_SENT.includes(answerStateOf(review));

/** False while an answer is queued, and for the decision whose answer was sent. */
export function canDecide(review: Review, decision: Decision): boolean {
  const state = answerStateOf(review);
  return state !== 'waiting' && !(state === 'sent' && review.status === decision);
}
