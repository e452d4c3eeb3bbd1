import { withoutTrailingSlash } from '@raade/contracts/site/site-path';

/** `data-prerendered` of the page 'not found', which is served at every unknown address. */
const ANY_PATH = '*';

/** The prerendered page of the current address, until React has hydrated or replaced it. */
export function unhydratedPage(): HTMLElement | undefined {
  const page = document.querySelector<HTMLElement>('[data-prerendered]');
  const path = page?.dataset['prerendered'];
  if (!page || path === undefined) return undefined;
  const isHere =
    path === ANY_PATH ||
    withoutTrailingSlash(path) === withoutTrailingSlash(window.location.pathname);
  return isHere ? page : undefined;
}

const PAGE_HYDRATED = 'raade-awake';

/** Calls `callback` once the prerendered page is hydrated, or at once if there is none. */
export function whenHydrated(callback: () => void): void {
  if (unhydratedPage()) document.addEventListener(PAGE_HYDRATED, callback, { once: true });
  else callback();
}

/** Marks the page (undefined if another one has replaced it) as hydrated, and runs the callbacks of `whenHydrated`. */
export function markHydrated(page: HTMLElement | undefined): void {
  delete page?.dataset['prerendered'];
  delete page?.dataset['static'];
  document.dispatchEvent(new Event(PAGE_HYDRATED));
}
