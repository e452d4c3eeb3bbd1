import type { PublishContentResponse } from '@raade/contracts/content/editions';
import type { ContentFinding } from '@raade/contracts/content/findings';
import { refusalOf } from '@raade/staff/refusal-of';
import { PAGES_OF_PARTS } from '../editions/pages-of-parts.ts';
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

/** @param now in milliseconds */
export function outcomeOf(
  { publication }: PublishContentResponse,
  drafts: readonly ItemName[],
  now: number,
): Outcome {
  if (publication) return { state: 'waiting', publishAt: publication.publishAt };
  const pages = [...new Set(drafts.map(({ part }) => PAGES_OF_PARTS[part]))];
  return { state: 'live', at: new Date(now).toISOString(), pages };
}

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
