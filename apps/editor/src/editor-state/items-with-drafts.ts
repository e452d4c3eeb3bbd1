import { isList } from '@raade/content-model/editions/lists';
import {
  type Draft,
  itemIn,
  type KeyedItem,
  keyedWithDrafts,
  mergeDrafts,
} from '@raade/content-model/editions/merge-drafts';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import type { ReadContentResponse } from '@raade/contracts/content/editions';
import type { ListedDraft } from '@raade/contracts/content/findings';
import type { ContentPart } from '@raade/contracts/content/parts';
import type { ContentValue } from '@raade/contracts/content/values';
import { isNamed, type ItemName, type ReadyState, type SeenVersion } from './editor-state.ts';

/** All drafts. An unsaved change of this browser replaces the draft of its item. */
export function workingDrafts({ content, unsaved }: ReadyState): readonly Draft[] {
  const saved = content.drafts.filter((draft) => !unsaved.some(isNamed(draft)));
  return [...saved, ...unsaved];
}

/** All parts of the content with all drafts and unsaved changes. */
export const workingParts = (ready: ReadyState): EditionParts =>
  mergeDrafts(ready.content.parts, workingDrafts(ready));

/** The items of a list with all drafts, in order, each with the key that drafts use for it. */
export const workingItems = (ready: ReadyState, part: ContentPart): readonly KeyedItem[] =>
  keyedWithDrafts(part, ready.content.parts[part], workingDrafts(ready));

/** The draft of an item, or else its live value; null if there is no such item or it is to be removed. */
export function workingItem(ready: ReadyState, name: ItemName): ContentValue {
  const draft = workingDrafts(ready).find(isNamed(name));
  if (draft) return draft.value;
  return liveItem(ready.content, name);
}

/** The live value of an item; null if there is none. */
export const liveItem = (content: ReadContentResponse, { part, item }: ItemName): ContentValue =>
  itemIn(part, content.parts[part], item);

/** The saved draft of an item. */
export const draftOf = (content: ReadContentResponse, name: ItemName): ListedDraft | undefined =>
  content.drafts.find(isNamed(name));

/** Returns the version of an item at the server, as far as this browser knows. */
export function seenVersionOf(content: ReadContentResponse, name: ItemName): SeenVersion {
  const draft = draftOf(content, name);
  return {
    edition: content.edition,
    revision: draft?.revision ?? 0,
    value: draft ? draft.value : liveItem(content, name),
  };
}

/** The live items of a list that drafts remove. */
export function removedItems(ready: ReadyState, part: ContentPart): readonly KeyedItem[] {
  if (!isList(part)) return [];
  return workingDrafts(ready)
    .filter((draft) => draft.part === part && draft.item !== null && draft.value === null)
    .map(({ item }) => ({ key: String(item), value: liveItem(ready.content, { part, item }) }));
}
