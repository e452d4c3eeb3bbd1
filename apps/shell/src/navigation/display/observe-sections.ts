import { observeColors } from './observe-colors.ts';
import { mostVisible, sectionsIn, type SectionView, visibilityOf } from './current-section.ts';

/** Visible shares that the browser reports, in small steps: of a tall section, only a small share is ever visible. */
const THRESHOLDS = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * Calls back once, in the next frame, after layout and before paint, so that measuring forces no extra layout. Returns
 * a function that cancels the call.
 */
function afterLayout(callback: () => void): () => void {
  // A ResizeObserver always reports a newly observed element once.
  // https://www.w3.org/TR/resize-observer/#processing-model
  const resizeObserver = new ResizeObserver(() => {
    resizeObserver.disconnect();
    callback();
  });
  resizeObserver.observe(document.documentElement);
  return () => resizeObserver.disconnect();
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
 * Returns functions that request and cancel a call of `callback` after the next layout. Several requests cause one
 * call.
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
 * Calls `onChange` with the current section whenever the section or the page may have changed. Pages load late, so new
 * sections are found by observing the document. Returns a function that stops this.
 */
export function observeSections(onChange: (current: Element | undefined) => void): () => void {
  const views = new Map<Element, SectionView>();
  const report = () => onChange(mostVisible(views.values()));
  // The page may have changed since the last layout; measuring it now would force another one.
  const [reportSoon, cancelReport] = afterNextLayout(report);

  const sectionObserver = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) views.set(entry.target, viewOf(entry));
      reportSoon();
    },
    { threshold: THRESHOLDS },
  );

  const observeAll = () => {
    const sections = new Set(sectionsIn(document));
    for (const element of views.keys()) {
      if (sections.has(element)) continue;
      sectionObserver.unobserve(element);
      views.delete(element);
    }
    for (const element of sections) sectionObserver.observe(element);
    report();
  };

  const [observeAllSoon, cancelObserving] = afterNextLayout(observeAll);
  const documentObserver = new MutationObserver(observeAllSoon);
  documentObserver.observe(document.body, { childList: true, subtree: true });
  const stopColors = observeColors(reportSoon);
  observeAll();

  return () => {
    sectionObserver.disconnect();
    documentObserver.disconnect();
    cancelObserving();
    cancelReport();
    stopColors();
  };
}
