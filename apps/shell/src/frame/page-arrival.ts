import { WHOLE_PAGE_DEADLINE } from '@raade/contracts/releases/deadlines';

const HEADINGS = 'h1, h2, h3';
const FIELDS = 'input, textarea, select, [contenteditable]';

/** The heading of the page, or of the section that the link named. Null until it is rendered. */
function startOf(anchor: string | undefined): HTMLElement | null {
  if (!anchor) return document.querySelector('main h1');
  const part = document.getElementById(anchor);
  return part?.matches(HEADINGS) ? part : (part?.querySelector<HTMLElement>(HEADINGS) ?? part);
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

/** True if the visitor or the page has moved focus since `before` had it. */
function hasMovedOn(before: Element | null): boolean {
  const { activeElement } = document;
  if (activeElement?.matches(`main :is(${FIELDS})`)) return true;
  return activeElement !== before && activeElement !== document.body;
}

interface Arrival {
  /** Id of the section that the link named. */
  readonly anchor: string | undefined;
  /** Called once, when the page's heading is rendered. */
  readonly onHeading: () => void;
}

/**
 * Moves focus to the heading of a new page as soon as it is rendered, so that keyboards and screen readers start there,
 * unless the visitor types or has moved focus meanwhile. Returns a function that stops waiting.
 */
export function followArrival({ anchor, onHeading }: Arrival): () => void {
  const before = document.activeElement;
  const waiting = new AbortController();
  const { signal } = waiting;
  let isTyping = false;
  let isAnnounced = false;

  const check = () => {
    if (!isAnnounced && startOf(undefined)) {
      isAnnounced = true;
      onHeading();
    }
    const start = startOf(anchor);
    if (!start) return;
    waiting.abort();
    if (!isTyping && !hasMovedOn(before)) focusHeading(start);
  };

  const changes = new MutationObserver(check);
  changes.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => waiting.abort(), WHOLE_PAGE_DEADLINE);
  window.addEventListener('input', () => (isTyping = true), { signal });
  signal.addEventListener('abort', () => {
    changes.disconnect();
    clearTimeout(timer);
  });
  check();
  return () => waiting.abort();
}
