import { observeColours } from './observe-colours.ts';
import { mostVisible, sectionsIn, type SectionView, visibilityOf } from './current-section.ts';

/** Every twentieth: tall sections reach the mark at a small share of themselves. */
const THRESHOLDS = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * Calls back once, in the next frame, after the browser has laid out the page and before it paints: what is
 * measured then costs no layout of its own. Returns the way to call it off.
 */
function afterLayout(callback: () => void): () => void {
  // A size that is watched anew is told of once, changed or not. https://www.w3.org/TR/resize-observer/#processing-model
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

/** The way to have `callback` called after the next layout, however often that is asked for, and to call it off. */
function soon(callback: () => void): [ask: () => void, callOff: () => void] {
  let callOff: (() => void) | undefined;
  const ask = () => {
    callOff?.();
    callOff = afterLayout(callback);
  };
  return [ask, () => callOff?.()];
}

/**
 * Tells the current section whenever it may have changed, and whenever the page itself changed: pages and
 * their parts arrive late. Returns the way to stop.
 */
export function observeSections(onChange: (current: Element | undefined) => void): () => void {
  const views = new Map<Element, SectionView>();
  const report = () => onChange(mostVisible(views.values()));
  // The page may have changed since it was looked at: whoever measured it now would have it laid out in between.
  const [reportSoon, callOffReport] = soon(report);

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

  const [followSoon, callOffFollow] = soon(follow);
  const arrivals = new MutationObserver(followSoon);
  arrivals.observe(document.body, { childList: true, subtree: true });
  const stopColours = observeColours(reportSoon);
  follow();

  return () => {
    visibility.disconnect();
    arrivals.disconnect();
    callOffFollow();
    callOffReport();
    stopColours();
  };
}
