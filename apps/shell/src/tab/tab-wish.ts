import { type StoredValue, tabStorage } from '@raade/browser';
import { logger } from '@raade/platform';

/**
 * The wishes that an address may state with a parameter of this name; the tab then keeps the wish, wherever links
 * lead.
 */
export type Wish = 'preview' | 'debug';

/** The tab's wish. Where browsers refuse storage, a wish holds as long as the address states it. */
export function keptWish(wish: Wish): StoredValue<string> {
  const key = `raade-${wish}`;
  return tabStorage({ key, schema: { parse: String }, format: 'text', warn: logger.warn });
}

/** The wish of the address, or else of the tab since an earlier page; undefined for nearly every visitor. */
export function wishOf(wish: Wish): string | undefined {
  const asked = new URLSearchParams(window.location.search).getAll(wish).join();
  return asked || keptWish(wish).read() || undefined;
}
