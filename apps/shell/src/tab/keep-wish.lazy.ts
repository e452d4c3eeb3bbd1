import { keptWish, type Wish } from './tab-wish.ts';

/** Keeps a wish for this tab, from now on. */
export function keepWish(wish: Wish, value: string): void {
  keptWish(wish).keep(value);
}

/** This tab does not want it any more, from the next document on. */
export function forgetWish(wish: Wish): void {
  keptWish(wish).keep(undefined);
}

/** Takes the wish out of tab and address alike. */
export function endWish(wish: Wish): void {
  forgetWish(wish);
  const address = new URL(window.location.href);
  address.searchParams.delete(wish);
  window.history.replaceState(window.history.state, '', address);
}
