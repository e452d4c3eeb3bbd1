import { observeColours } from './observe-colours.ts';
import { mostVisible, sectionsIn, type SectionView, visibilityOf } from './current-section.ts';

/** Steps of 5%, since a tall section becomes the current one at a small visible share. */
const THRESHOLDS = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * Calls back once, in the next frame, after layout and before paint, so that measuring forces no extra layout. Returns
 * a function that cancels the call.
 */
function afterLayout(callback: () => void): () => void {
  // A ResizeObserver always reports a newly observed element once.
  // https://www.w3.org/TR/resize-observer/#processing-model
  const sizes = new ResizeObserver(() => {
    sizes.disconnect();
    callback();
  });
  sizes.observe(document.documentElement);
  return () => sizes.disconnect();
}

function viewOf({
  target,
  intersectionRect,
  boundingClientRect,
  rootBounds,
}: IntersectionObserverEntry) {
  const viewport = rootBounds?.height ?? window.innerHeight;
  const visibility = visibilityOf(intersectionRect.height, boundingClientRect.height, viewport);
  return { element: target, visibility };
}

/**
 * Functions that request a call of `callback` after the next layout, and cancel it. Several requests cause one call.
 */
function afterNextLayout(callback: () => void): [request: () => void, cancel: () => void] {
  let cancel: (() => void) | undefined;
  const request = () => {
    cancel?.();
    cancel = afterLayout(callback);
  };
  return [request, () => cancel?.()];
}

/**
 * Calls back with the current section whenever it or the page may have changed, since pages and their parts load late.
 * Returns a function that stops this.
 */
export function observeSections(onChange: (current: Element | undefined) => void): () => void {
  const views = new Map<Element, SectionView>();
  const report = () => onChange(mostVisible(views.values()));
  // The page may have changed since the last layout; measuring it now would force another one.
  const [reportSoon, cancelReport] = afterNextLayout(report);

  const visibility = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) views.set(entry.target, viewOf(entry));
      reportSoon();
    },
    { threshold: THRESHOLDS },
  );

  const follow = () => {
    const sections = new Set(sectionsIn(document));
    for (const element of views.keys()) {
      if (sections.has(element)) continue;
      visibility.unobserve(element);
      views.delete(element);
    }
    for (const element of sections) visibility.observe(element);
    report();
  };

  const [followSoon, cancelFollow] = afterNextLayout(follow);
  const arrivals = new MutationObserver(followSoon);
  arrivals.observe(document.body, { childList: true, subtree: true });
  const stopColours = observeColours(reportSoon);
  follow();

  return () => {
    visibility.disconnect();
    arrivals.disconnect();
    cancelFollow();
    cancelReport();
    stopColours();
  };
}
