/** Sections of a page load when they come near the viewport, so the text may appear late. */
const EVERY_MS = 250;
const TRIES = 16;
/** Number of characters to search for. Pages may break or mark the text after them. */
const LONGEST = 40;
const SHORTEST = 2;
const IGNORED = 'script, style, noscript, [hidden]';
const BY_HAND = ['wheel', 'pointerdown', 'keydown'] as const;

/** The beginning of a text as pages show it: up to the first line break or placeholder such as `{year}`. */
const beginningOf = (text: string) =>
  (text.trim().split(/[\n{]/)[0] ?? '').slice(0, LONGEST).trim();

/** The first element within `root` that shows the text, a visible one if there is any. */
function elementWithText(root: Element, text: string): Element | undefined {
  const beginning = beginningOf(text);
  if (beginning.length < SHORTEST) return undefined;
  const found: Element[] = [];
  const nodes = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { nodeValue, parentElement } = nodes.currentNode;
    if (nodeValue?.includes(beginning) && parentElement && !parentElement.closest(IGNORED)) {
      found.push(parentElement);
    }
  }
  return found.find((element) => element.getClientRects().length > 0) ?? found[0];
}

/**
 * Scrolls a framed page to a text in the element with the id `anchor`, or on the whole page without one. It stops as
 * soon as the user scrolls the page.
 *
 * @returns a function that stops it earlier
 */
export function scrollToText(
  frame: HTMLIFrameElement,
  anchor: string | undefined,
  text: string,
): () => void {
  let tries = 0;
  const look = () => {
    // Null while it loads, and for a page that the browser refuses to show.
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
    if (tries === TRIES) stop();
  };
  const timer = setInterval(look, EVERY_MS);
  const stop = () => clearInterval(timer);
  for (const event of BY_HAND) frame.contentDocument?.addEventListener(event, stop);
  look();
  return stop;
}
