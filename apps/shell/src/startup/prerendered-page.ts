import { withoutTrailingSlash } from '@raade/contracts/site/site-path';
import type { PageHead } from '@raade/platform';
import { focusHeading } from '../frame/page-arrival.ts';
import { anchorOf } from '../navigation/anchor.ts';
import { ALIVE_EVENT } from './alive-event.ts';
import { carryEntries, controlAt, seatOf } from './control-state.ts';
import { takeEarlyPress } from './early-press.ts';
import { type Heights, layOutInSlices, watchSectionsBelow } from './sections-below.ts';

interface KeptPage {
  readonly path: string;
  readonly element: HTMLElement;
  /** Its head, if it stands for itself: nothing in it answers but its links. */
  readonly stillHead: PageHead | undefined;
  readonly heightsBelow: Heights;
}

let kept: KeptPage | undefined;

/** The page for addresses that lead nowhere is the same at each of them. */
const ANY_PATH = '*';

const isHere = ({ path }: KeptPage) => path === withoutTrailingSlash(window.location.pathname);

/** The head that the document came with. */
function composedHead(): PageHead {
  const meta = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
  return { title: document.title, description: meta?.content ?? '' };
}

interface KeepOptions {
  /** Whether a page may stay that says that nothing is alive in it. A preview shows another release. */
  readonly mayStayStill: boolean;
}

/**
 * Takes charge of the page that compose has put into the frame, so that it can stay on screen until the
 * living one is there, or for good. Returns whether there is one.
 */
export function keepPrerenderedPage(root: Element, { mayStayStill }: KeepOptions): boolean {
  const element = root.querySelector<HTMLElement>('[data-prerendered]');
  const marked = element?.dataset['prerendered'];
  const path = withoutTrailingSlash(
    marked === ANY_PATH ? window.location.pathname : (marked ?? ''),
  );
  const isStill = mayStayStill && element?.dataset['still'] !== undefined;
  const page = element && {
    element,
    path,
    stillHead: isStill ? composedHead() : undefined,
    heightsBelow: watchSectionsBelow(element),
  };
  kept = page && isHere(page) ? page : undefined;
  return kept !== undefined;
}

/** Whether this is the path of the page that is kept. */
export function isKept(pathname: string): boolean {
  return kept?.path === withoutTrailingSlash(pathname);
}

/** The head of the page at this path, if that is kept and stands for itself. */
export function stillHeadAt(pathname: string): PageHead | undefined {
  return isKept(pathname) ? kept?.stillHead : undefined;
}

/** Ends when the living page has taken the kept one's place, or the visitor has left it. A still one waits for them. */
function handOver(page: KeptPage, focused: Element | null): void {
  // Another placeholder has taken the page over.
  if (page.element.isConnected) {
    focusOn(focused);
    beginAtAnchor();
    return;
  }
  if (page.stillHead && !isHere(page)) return;
  kept = undefined;
  const main = document.querySelector('main');
  if (!main || !isHere(page)) return;
  layOutInSlices(main, page.heightsBelow);
  carryEntries(page.element, main);
  if (focused) focusOn(controlAt(seatOf(focused, page.element), main));
  const pressed = takeEarlyPress(page.element);
  if (pressed) controlAt(seatOf(pressed, page.element), main)?.click();
  beginAtAnchor();
}

/** Leaves the focus alone where it is there already: to ask for it has the browser lay out the whole page at once. */
function focusOn(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement) || element === document.activeElement) return;
  element.focus({ preventScroll: true });
}

/**
 * Lets the Tab key begin at the part that the address names. Browsers see to it, and forget it with the nodes that go.
 */
function beginAtAnchor(): void {
  const anchor = anchorOf({ hash: window.location.hash, state: undefined });
  const part = anchor === undefined ? null : document.getElementById(anchor);
  if (!part || document.activeElement !== document.body) return;
  focusHeading(part);
  part.blur();
}

interface ShowOptions {
  readonly host: HTMLElement;
  /** Whether what is entered into its forms will get anywhere. */
  readonly hasFuture: boolean;
  /** Whether it is what visitors came for, and not only until the living page is there. */
  readonly isWhole?: boolean;
}

/** Shows the kept page in `host`, its nodes as they are. Returns the way to end that, for before `host` goes. */
export function showKeptPage({ host, hasFuture, isWhole = false }: ShowOptions): () => void {
  const page = kept;
  if (!page) return () => undefined;
  layOutInSlices(page.element, page.heightsBelow);
  host.append(page.element);
  if (isWhole) page.element.removeAttribute('data-prerendered');
  for (const form of page.element.querySelectorAll('form')) form.inert = !hasFuture;
  return () => {
    const { activeElement } = document;
    const focused = page.element.contains(activeElement) ? activeElement : null;
    // Once all changes of this commit are made, and before any of them is painted.
    queueMicrotask(() => handOver(page, focused));
  };
}

/** Notes the text that the visitor has marked. Returns the way to mark it again once its nodes have moved. */
function noteSelection(): () => void {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed) return () => undefined;
  // A copy: the selection itself goes with the nodes.
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  return () => {
    if (!anchorNode?.isConnected || !focusNode?.isConnected) return;
    selection.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
  };
}

/** The control whose dialog the early frame has opened. */
const OPENED = '[aria-haspopup="dialog"][aria-expanded="true"]';

/** Lets what opens now be there at once: the visitor has seen it come before. */
function openAtOnce(living: HTMLElement): void {
  living.dataset['settled'] = '';
  requestAnimationFrame(() => requestAnimationFrame(() => delete living.dataset['settled']));
}

/** A theme that was chosen while the living frame was rendered, which had asked for it before. */
function carryTheme(living: HTMLElement): void {
  const { theme } = document.documentElement.dataset;
  // Menu and footer have one control each, which say the same. What is chosen already is not chosen again.
  living.querySelector<HTMLElement>(`[data-theme-control] [value="${theme}"]`)?.click();
}

/**
 * Puts `living`, whose frame is rendered, in the place of `root`, which came with the HTML. The page's nodes are
 * still to move over in the same task. Then, before anything is painted, the focus is back where it was, and what
 * was pressed before is pressed now.
 */
export function takePlace(root: HTMLElement, living: HTMLElement): void {
  /** Notes where a control is. Returns the way to the one that is there in `living`. */
  const noteSeat = (control: Element | null | undefined) => {
    const seat = control && root.contains(control) && seatOf(control, root);
    return () => (seat ? controlAt(seat, living) : undefined);
  };
  const { activeElement: focused } = document;
  const focusedSeat = noteSeat(focused);
  const openerSeat = noteSeat(root.querySelector(OPENED));
  // Whoever answers for the page is still to come.
  const isInPage = window.raadePressed && kept?.element.contains(window.raadePressed);
  const pressedSeat = noteSeat(isInPage ? undefined : takeEarlyPress(root));
  const markAgain = noteSelection();
  living.dataset['alive'] = '';
  root.replaceWith(living);
  document.dispatchEvent(new Event(ALIVE_EVENT));
  queueMicrotask(() => {
    carryTheme(living);
    openAtOnce(living);
    openerSeat()?.click();
    markAgain();
    focusOn(focused?.isConnected ? focused : focusedSeat());
    pressedSeat()?.click();
    beginAtAnchor();
  });
}
