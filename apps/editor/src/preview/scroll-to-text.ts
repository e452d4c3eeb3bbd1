/** Sections of a page load when they come near the viewport, so the text may appear late. */
const RETRY_INTERVAL_MS = 250;
const MAX_TRIES = 16;
/** Number of characters to search for. Pages may break or mark the text after them. */
const MAX_LENGTH = 40;
const MIN_LENGTH = 2;
const IGNORED_ELEMENTS = 'script, style, noscript, [hidden]';
/** Events by which users scroll. */
const USER_EVENTS = ['wheel', 'pointerdown', 'keydown'] as const;

/** The beginning of a text as pages show it: up to the first line break or placeholder such as `{year}`. */
const beginningOf = (text: string) =>
  (text.trim().split(/[\n{]/)[0] ?? '').slice(0, MAX_LENGTH).trim();

/** The first element within `root` that shows the text, a visible one if there is any. */
function elementWithText(root: Element, text: string): Element | undefined {
  const beginning = beginningOf(text);
  if (beginning.length < MIN_LENGTH) return undefined;
  const matches: Element[] = [];
  const nodes = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { nodeValue, parentElement } = nodes.currentNode;
    const isIgnored = parentElement?.closest(IGNORED_ELEMENTS);
    if (parentElement && !isIgnored && nodeValue?.includes(beginning)) matches.push(parentElement);
  }
  return matches.find((element) => element.getClientRects().length > 0) ?? matches[0];
}

/**
 * Scrolls a framed page to a text in the element with the id `anchor`; without an `anchor`, to the text anywhere on the
 * page. Repeats this for some seconds, until the user scrolls the page.
 *
 * @returns a function that stops the repetition
 */
export function scrollToText(
  frame: HTMLIFrameElement,
  anchor: string | undefined,
  text: string,
): () => void {
  let tries = 0;
  const scroll = () => {
    // `contentDocument` is null while the page loads, or if the browser refuses to show it.
    const { contentDocument: page, contentWindow: view } = frame;
    const element = anchor === undefined ? null : page?.getElementById(anchor);
    const root = element ?? page?.querySelector('body');
    const target = (root && elementWithText(root, text)) ?? element;
    // `scrollIntoView` would scroll the page around the frame, too.
    if (view && target) {
      const { top, height } = target.getBoundingClientRect();
      view.scrollTo({ top: view.scrollY + top - Math.max(0, view.innerHeight - height) / 2 });
    }
    tries += 1;
    if (tries === MAX_TRIES) stop();
  };
  const timer = setInterval(scroll, RETRY_INTERVAL_MS);
  const stop = () => clearInterval(timer);
  for (const event of USER_EVENTS) frame.contentDocument?.addEventListener(event, stop);
  scroll();
  return stop;
}
