import { carryEntries, controlAt, seatOf } from './control-state.ts';

interface KeptPage {
  readonly path: string;
  readonly element: HTMLElement;
}

let kept: KeptPage | undefined;

/** The page for addresses that lead nowhere is the same at each of them. */
const ANY_PATH = '*';

const withoutTrailingSlash = (path: string) => path.replace(/(?<=.)\/+$/, '');
const isHere = ({ path }: KeptPage) => path === withoutTrailingSlash(window.location.pathname);

/**
 * Takes charge of the page that compose has put into the frame, so that it can stay on screen until the
 * living one is there. Returns whether there is one.
 */
export function keepPrerenderedPage(root: Element): boolean {
  const element = root.querySelector<HTMLElement>('[data-prerendered]');
  const marked = element?.dataset['prerendered'];
  const path = withoutTrailingSlash(
    marked === ANY_PATH ? window.location.pathname : (marked ?? ''),
  );
  const page = element && { element, path };
  kept = page && isHere(page) ? page : undefined;
  return kept !== undefined;
}

/** Whether this is the path of the page that is kept. */
export function isKept(pathname: string): boolean {
  return kept?.path === withoutTrailingSlash(pathname);
}

/** Ends when the living page has taken the kept one's place, or the visitor has left it. */
function handOver(page: KeptPage, focused: Element | null): void {
  // Another stand-in has taken it over.
  if (page.element.isConnected) return focusOn(focused);
  kept = undefined;
  const main = document.querySelector('main');
  if (!main || !isHere(page)) return;
  carryEntries(page.element, main);
  if (focused) focusOn(controlAt(seatOf(focused, page.element), main));
}

function focusOn(element: Element | null | undefined): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

interface ShowOptions {
  readonly host: HTMLElement;
  /** Whether what is entered into its forms will get anywhere. */
  readonly hasFuture: boolean;
}

/** Shows the kept page in `host`, its nodes as they are. Returns the way to end that, for before `host` goes. */
export function showKeptPage({ host, hasFuture }: ShowOptions): () => void {
  const page = kept;
  if (!page) return () => undefined;
  host.append(page.element);
  for (const form of page.element.querySelectorAll('form')) form.inert = !hasFuture;
  return () => {
    const { activeElement } = document;
    const focused = page.element.contains(activeElement) ? activeElement : null;
    // Once all changes of this commit are made, and before any of them is painted.
    queueMicrotask(() => handOver(page, focused));
  };
}

/** Runs `replace`, which renders all of `root` anew, and gives the focus back to the control that had it. */
export function keepingFocus(root: Element, replace: () => void): void {
  const { activeElement: focused } = document;
  const seat = focused && root.contains(focused) ? seatOf(focused, root) : undefined;
  replace();
  if (!seat) return;
  focusOn(focused?.isConnected ? focused : controlAt(seat, root));
}
