import { type StoredValue, tabStorage } from '@raade/browser';
import { logger } from '@raade/platform';

/** What an address may ask for with a parameter of this name; the tab then goes on wanting it, wherever links lead. */
export type Wish = 'preview' | 'debug';

/** What the tab wants. Where browsers refuse storage, a wish holds as long as the address says it. */
export function keptWish(wish: Wish): StoredValue<string> {
  const key = `raade-${wish}`;
  return tabStorage({ key, schema: { parse: String }, format: 'text', warn: logger.warn });
}

/** What the address asks for, or else the tab since an earlier page; undefined for nearly every visitor. */
export function wishOf(wish: Wish): string | undefined {
  const asked = new URLSearchParams(window.location.search).getAll(wish).join();
  return asked || keptWish(wish).read() || undefined;
}
