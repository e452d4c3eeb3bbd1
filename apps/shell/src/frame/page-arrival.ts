import { WHOLE_PAGE_DEADLINE } from '@raade/contracts/releases/deadlines';

const HEADINGS = 'h1, h2, h3';
const FIELDS = 'input, textarea, select, [contenteditable]';

/** The heading of the page, or of the section that the link named. Null until it is rendered. */
function targetOf(anchor: string | undefined): HTMLElement | null {
  if (!anchor) return document.querySelector('main h1');
  const section = document.getElementById(anchor);
  if (section?.matches(HEADINGS)) return section;
  return section?.querySelector<HTMLElement>(HEADINGS) ?? section;
}

/** Focuses a heading, which needs a `tabindex` while it has focus. */
function focusHeading(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1;
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  }
  // `ScrollToAnchor` and `ScrollRestoration` decide the scroll position.
  heading.focus({ preventScroll: true });
}

/** True if the visitor or the page has moved focus away from `initialFocus`. */
function hasFocusMoved(initialFocus: Element | null): boolean {
  const { activeElement } = document;
  // The page may have focused a field itself.
  if (activeElement?.matches(`main :is(${FIELDS})`)) return true;
  return activeElement !== initialFocus && activeElement !== document.body;
}

interface Arrival {
  /** Id of the section that the link named. */
  readonly anchor: string | undefined;
  /** Called once, when the page's heading is rendered. */
  readonly onHeading: () => void;
}

/**
 * Moves focus to the heading of a new page as soon as it is rendered, so that keyboards and screen readers start there.
 * Focus stays if the visitor types or has moved it meanwhile. Returns a function that stops this.
 */
export function followArrival({ anchor, onHeading }: Arrival): () => void {
  const initialFocus = document.activeElement;
  const controller = new AbortController();
  const { signal } = controller;
  let isTyping = false;
  let isHeadingReported = false;

  const check = () => {
    if (!isHeadingReported && targetOf(undefined)) {
      isHeadingReported = true;
      onHeading();
    }
    const target = targetOf(anchor);
    if (!target) return;
    controller.abort();
    if (!isTyping && !hasFocusMoved(initialFocus)) focusHeading(target);
  };

  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => controller.abort(), WHOLE_PAGE_DEADLINE);
  window.addEventListener('input', () => (isTyping = true), { signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  check();
  return () => controller.abort();
}
