import type { ApplicationStatus } from '@raade/contracts/applications/application.schema';
import { createStore, useStore } from '@raade/platform';

/** A decision that is not saved yet. */
interface ReviewDraft {
  readonly chosen?: ApplicationStatus | undefined;
  readonly text: string;
}

const NOTHING: ReviewDraft = { text: '' };

/** Drafts by the ids of their applications, so that a draft remains while another record is open. */
const drafts = createStore<Readonly<Record<string, ReviewDraft>>>(() => ({}));

export const useReviewDraft = (id: string): ReviewDraft =>
  useStore(drafts, (all) => all[id] ?? NOTHING);

export function changeReviewDraft(id: string, changes: Partial<ReviewDraft>): void {
  drafts.setState((all) => ({ [id]: { ...NOTHING, ...all[id], ...changes } }));
}

/** Removes all drafts at sign-out, since another person may use this computer next. */
export const forgetReviewDrafts = (): void => drafts.setState({}, true);
