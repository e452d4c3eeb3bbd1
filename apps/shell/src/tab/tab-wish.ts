import { logger } from '@raade/platform';

/** What an address may ask for with a parameter of this name; the tab then goes on wanting it, wherever links lead. */
export type Wish = 'preview' | 'debug';

/** Of the tab's storage. */
export const wishKey = (wish: Wish) => `raade-${wish}`;

/** Browsers may refuse storage; a wish then holds as long as the address says it. */
export function withTabStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch (error) {
    logger.warn('tab storage refused', {}, error);
    return undefined;
  }
}

/** What the address asks for, or else the tab since an earlier page; undefined for nearly every visitor. */
export function wishOf(wish: Wish): string | undefined {
  const asked = new URLSearchParams(window.location.search).getAll(wish).join();
  return asked || withTabStorage((storage) => storage.getItem(wishKey(wish))) || undefined;
}
