import { refusalOf } from '@raade/staff/refusal-of';
import { contentRefusalOf, mayPass } from '../newsroom/call-content.ts';
import type { Outcome } from './outcome-notice.tsx';

const PUBLISHED =
  'Somebody else has published meanwhile, and nothing of this went live. What stands above is compared with what is live now: look at it, then publish again.';
const CHANGED =
  'Somebody else has changed or discarded this meanwhile, and nothing went live. What stands above is as it is now: look at it, then publish again.';
const TO_CORRECT = 'Nothing went live. Please correct this first:';
const NO_ANSWER =
  'There was no answer, so nobody knows whether this arrived. Please send it again as it is: it goes live once, however often it is sent.';
const FAILED = 'This could not be published. Please try again.';

/** True if nobody knows whether a wish to publish has arrived. */
export const isUnanswered = (error: unknown): boolean => !contentRefusalOf(error) && mayPass(error);

/** Why a wish to publish was not granted. */
export function failedOutcome(error: unknown): Outcome {
  const refusal = contentRefusalOf(error);
  switch (refusal?.reason) {
    case 'edition-changed':
      return { isDone: false, says: PUBLISHED };
    case 'drafts-changed':
      return { isDone: false, says: CHANGED, drafts: refusal.drafts };
    case 'findings':
      return { isDone: false, says: TO_CORRECT, findings: refusal.findings };
    default:
      return { isDone: false, says: mayPass(error) ? NO_ANSWER : refusalOf(error, FAILED) };
  }
}
