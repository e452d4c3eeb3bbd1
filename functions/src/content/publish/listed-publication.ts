import type { ListedPublication } from '@raade/contracts/content/editions';
import type { StoredPublication } from '../../releases/editions/documents.ts';

/** A publication of a later time as editors get it. */
export const listedPublication = (
  id: string,
  { state, drafts, note, edition, refusal, publish_at, by_name, at }: StoredPublication,
): ListedPublication => ({
  id,
  state,
  drafts,
  ...(note === undefined ? {} : { note }),
  ...(edition === undefined ? {} : { edition }),
  ...(refusal === undefined ? {} : { refusal }),
  publishAt: publish_at.toDate().toISOString(),
  by: by_name,
  at: at.toDate().toISOString(),
});
