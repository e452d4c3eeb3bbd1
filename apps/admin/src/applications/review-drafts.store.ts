import type { ApplicationStatus } from '@raade/contracts/applications/application.schema';
import { createStore, useStore } from '@raade/platform';

/** A decision that is not saved yet. */
interface ReviewDraft {
  readonly chosen?: ApplicationStatus | undefined;
  readonly text: string;
}

const NOTHING: ReviewDraft = { text: '' };

/** By the ids of applications: a draft stays while another record is looked at. */
const drafts = createStore<Readonly<Record<string, ReviewDraft>>>(() => ({}));

export const useReviewDraft = (id: string): ReviewDraft =>
  useStore(drafts, (all) => all[id] ?? NOTHING);

export function changeReviewDraft(id: string, changes: Partial<ReviewDraft>): void {
  drafts.setState((all) => ({ [id]: { ...NOTHING, ...all[id], ...changes } }));
}

/** Forgets all of them: they are not for the next person at this machine. */
export const forgetReviewDrafts = (): void => drafts.setState({}, true);
