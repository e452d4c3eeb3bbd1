import type { ContentFinding } from '@raade/contracts/content/findings';
import { refusalOf } from '@raade/staff/refusal-of';
import { contentRefusalOf, mayPass } from '../newsroom/call-content.ts';
import type { ItemName } from '../newsroom/newsroom-state.ts';

/** What became of a wish to publish. */
export type Outcome =
  | { readonly state: 'live'; readonly at: string; readonly pages: readonly string[] }
  | { readonly state: 'waiting'; readonly publishAt: string }
  /** Nobody knows whether it arrived. */
  | { readonly state: 'unanswered' }
  | {
      readonly state: 'refused';
      readonly says: string;
      readonly findings?: readonly ContentFinding[];
      /** What others have changed meanwhile. */
      readonly drafts?: readonly ItemName[];
    };

export function failedOutcome(error: unknown): Outcome {
  const refusal = contentRefusalOf(error);
  switch (refusal?.reason) {
    case 'edition-changed':
      return {
        state: 'refused',
        says: 'Somebody else has published meanwhile, and nothing of this went live. What stands above is compared with what is live now: look at it, then publish again.',
      };
    case 'drafts-changed':
      return {
        state: 'refused',
        says: 'Somebody else has changed or discarded this meanwhile, and nothing went live. What stands above is as it is now: look at it, then publish again.',
        drafts: refusal.drafts,
      };
    case 'findings':
      return {
        state: 'refused',
        says: 'Nothing went live. Please correct this first:',
        findings: refusal.findings,
      };
    default:
      return mayPass(error)
        ? { state: 'unanswered' }
        : {
            state: 'refused',
            says: refusalOf(error, 'This could not be published. Please try again.'),
          };
  }
}
