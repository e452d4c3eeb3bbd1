import type { ApplicationStatus } from '@raade/contracts/applications/application.schema';
import { createStore, useStore } from '@raade/platform';

/** A new status and a note that are not saved yet. */
interface ReviewDraft {
  readonly newStatus?: ApplicationStatus | undefined;
  readonly text: string;
}

const EMPTY_DRAFT: ReviewDraft = { text: '' };

/** Drafts by the ids of their applications, so that a draft remains while another record is open. */
const drafts = createStore<Readonly<Record<string, ReviewDraft>>>(() => ({}));

export const useReviewDraft = (id: string): ReviewDraft =>
  useStore(drafts, (all) => all[id] ?? EMPTY_DRAFT);

export function changeReviewDraft(id: string, changes: Partial<ReviewDraft>): void {
  drafts.setState((all) => ({ [id]: { ...EMPTY_DRAFT, ...all[id], ...changes } }));
}

/** Removes all drafts at sign-out, since another person may use this computer next. */
export const forgetReviewDrafts = (): void => drafts.setState({}, true);
