import { withoutTrailingSlash } from '@raade/contracts/site/site-path';

/** The page for addresses that lead nowhere is the same at each of them. */
const ANY_PATH = '*';

/** The page of this address that came with the document, as long as nothing in it answers. */
export function waitingPage(): HTMLElement | undefined {
  const page = document.querySelector<HTMLElement>('[data-prerendered]');
  const path = page?.dataset['prerendered'];
  if (!page || path === undefined) return undefined;
  const isHere =
    path === ANY_PATH ||
    withoutTrailingSlash(path) === withoutTrailingSlash(window.location.pathname);
  return isHere ? page : undefined;
}

const AWAKE = 'raade-awake';

/** Calls back once the page that waits answers; at once if none does. */
export function whenAwake(callback: () => void): void {
  if (waitingPage()) document.addEventListener(AWAKE, callback, { once: true });
  else callback();
}

/** A page answers from now on: the one that came with the document, or another in its place. */
export function awaken(page: HTMLElement | undefined): void {
  delete page?.dataset['prerendered'];
  delete page?.dataset['still'];
  document.dispatchEvent(new Event(AWAKE));
}
