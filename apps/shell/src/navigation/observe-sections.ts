import { afterLayout } from './after-layout.ts';
import { mostVisible, sectionsIn, type SectionView, visibilityOf } from './current-section.ts';

/** Every twentieth: tall sections reach the mark at a small share of themselves. */
const THRESHOLDS = Array.from({ length: 21 }, (_, step) => step / 20);

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
 * Tells the current section whenever it may have changed, and whenever the page itself changed: pages and
 * their parts arrive late. Returns the way to stop.
 */
export function observeSections(onChange: (current: Element | undefined) => void): () => void {
  const views = new Map<Element, SectionView>();
  const report = () => onChange(mostVisible(views.values()));

  const visibility = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) views.set(entry.target, viewOf(entry));
      report();
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

  let callOff: (() => void) | undefined;
  const followSoon = () => {
    callOff?.();
    callOff = afterLayout(follow);
  };
  const arrivals = new MutationObserver(followSoon);
  arrivals.observe(document.body, { childList: true, subtree: true });
  const theme = new MutationObserver(report);
  theme.observe(document.documentElement, { attributes: true });
  const scheme = window.matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', report);
  follow();

  return () => {
    visibility.disconnect();
    arrivals.disconnect();
    callOff?.();
    theme.disconnect();
    scheme.removeEventListener('change', report);
  };
}
