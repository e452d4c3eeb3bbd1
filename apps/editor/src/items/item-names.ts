import { itemTitle as titleOfStates } from '@raade/content-model/editions/item-title';
import { isList } from '@raade/content-model/editions/lists';
import type { ContentValue } from '@raade/contracts/content/values';
import type { ItemName } from '../editor-state/editor-state.ts';
import { PART_TEXTS } from './part-texts.ts';
import { liveItem, workingItem } from '../editor-state/items-with-drafts.ts';
import { useEditorState } from '../editor-state/editor.store.ts';

/** Returns the title or name of an item; its key if there is none. */
export const itemTitle = (value: ContentValue, key: string): string => titleOfStates([value], key);

/**
 * Returns the name of an item with its kind: 'Session “Opening Address”', 'Order of sessions', 'Home page'. `states` are
 * versions of the item, such as its draft and its live value: the first one with a name gives the name.
 */
export function fullItemName({ part, item }: ItemName, states: readonly ContentValue[]): string {
  const { label, singular } = PART_TEXTS[part];
  if (item === null) return isList(part) ? `Order of ${label.toLowerCase()}` : label;
  const kind = singular ?? label;
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} “${titleOfStates(states, item)}”`;
}

/** The address of the form of an item. */
export const addressOf = ({ part, item }: ItemName): string =>
  item === null ? `/editor/${part}` : `/editor/${part}/${encodeURIComponent(item)}`;

interface FoundItem {
  /** 'Session “Opening Address”' */
  readonly name: string;
  /** The value in its draft, or else the live one; null if there is no such item. */
  readonly value: ContentValue;
}

/** Returns a function that gives the name and value of an item. */
export function useItemLookup(): (name: ItemName) => FoundItem {
  const state = useEditorState();
  return (name) => {
    if (state.status !== 'ready') return { name: fullItemName(name, []), value: null };
    const [draft, live] = [workingItem(state, name), liveItem(state.content, name)];
    return { name: fullItemName(name, [draft, live]), value: draft ?? live };
  };
}
