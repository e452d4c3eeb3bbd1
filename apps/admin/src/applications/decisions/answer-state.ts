import type { AnswerState, Decision } from '@raade/contracts/applications/application-decisions';
import type { Review } from '../recorded-application.ts';

/** The state of the answer to the decision that stands; undefined while none does. */
export function answerStateOf({ status, answer }: Review): AnswerState | undefined {
  if (status !== 'accepted' && status !== 'declined') return undefined;
  return answer?.decision === status ? answer.state : 'none';
}

/** True until the answer to the decision is sent, or failed. */
export const isWaiting = (review: Review): boolean => answerStateOf(review) === 'waiting';

const NOT_SENT: readonly (AnswerState | undefined)[] = ['none', 'failed', 'unknown'];

/** True if somebody has decided, and the applicant may not know. */
export const isUnanswered = (review: Review): boolean => NOT_SENT.includes(answerStateOf(review));

/** False while an answer waits, and for a decision whose answer is sent. */
export function canDecide(review: Review, decision: Decision): boolean {
  const state = answerStateOf(review);
  return state !== 'waiting' && !(state === 'sent' && review.status === decision);
}
