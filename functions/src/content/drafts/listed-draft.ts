import type { Draft } from '@raade/content-model/editions/merge-drafts';
import type { ListedDraft } from '@raade/contracts/content/findings';
import type { ContentValue } from '@raade/contracts/content/values';
import type { StoredDraft } from '../../releases/editions/documents.ts';

/** The value that a draft gives to its item; null if the draft removes the item. */
export const valueOfDraft = ({ json }: Pick<StoredDraft, 'json'>): ContentValue =>
  json === null ? null : (JSON.parse(json) as ContentValue);

/** A stored draft in the form in which drafts are merged into the content. */
export const asDraft = ({ part, item, json }: StoredDraft): Draft => ({
  part,
  item,
  value: valueOfDraft({ json }),
});

/** A draft as it is sent to editors. */
export const listedDraft = (draft: StoredDraft): ListedDraft => ({
  ...asDraft(draft),
  revision: draft.revision,
  by: draft.by_name,
  at: draft.at.toDate().toISOString(),
});
