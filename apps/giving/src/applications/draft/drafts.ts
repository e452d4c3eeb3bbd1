import {
  APPLICATION_KINDS,
  type ApplicationKind,
} from '@raade/contracts/applications/application.schema';
import { createDraftStore, type DraftStore } from './application-draft.store.ts';

/** The drafts of this tab. They outlive their pages, so that an applicant can look elsewhere in between. */
const drafts = new Map<ApplicationKind, DraftStore>(
  APPLICATION_KINDS.map((kind) => [kind, createDraftStore(kind)]),
);

export function draftOf(kind: ApplicationKind): DraftStore {
  const draft = drafts.get(kind);
  if (!draft) throw new Error(`There is no draft of the kind "${kind}".`);
  return draft;
}
