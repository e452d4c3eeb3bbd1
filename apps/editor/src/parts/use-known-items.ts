import type { ContentValue } from '@raade/contracts/content/values';
import { liveItem, workingItem } from '../newsroom/items.ts';
import type { ItemName } from '../newsroom/newsroom-state.ts';
import { useNewsroom } from '../newsroom/newsroom.store.ts';
import { itemWords } from './item-names.ts';

interface KnownItem {
  /** 'Session “Opening Address”' */
  readonly words: string;
  /** As its draft has it, else as it is live; null if there is none of this name. */
  readonly value: ContentValue;
}

/** What people call items, and what stands in them. */
export function useKnownItems(): (name: ItemName) => KnownItem {
  const newsroom = useNewsroom();
  return (name) => {
    if (newsroom.status !== 'ready') return { words: itemWords(name, []), value: null };
    const [draft, live] = [workingItem(newsroom, name), liveItem(newsroom.content, name)];
    return { words: itemWords(name, [draft, live]), value: draft ?? live };
  };
}
