/** Visible share from which a section can be the current one. */
const MIN_VISIBILITY = 0.6;

export interface SectionView {
  readonly element: Element;
  /** The visible share, from 0 to 1. */
  readonly visibility: number;
}

/**
 * The visible share of a section, from 0 to 1. A section taller than the viewport can never be fully visible, so for it
 * this is the share of the viewport that it fills. The arguments are heights.
 */
export function visibilityOf(visiblePx: number, sectionPx: number, viewportPx: number): number {
  const possiblePx = Math.min(sectionPx, viewportPx);
  return possiblePx > 0 ? visiblePx / possiblePx : 0;
}

/** The most visible section; undefined if none is visible enough. */
export function mostVisible(views: Iterable<SectionView>): Element | undefined {
  const candidates = [...views].filter(({ visibility }) => visibility >= MIN_VISIBILITY);
  return candidates.sort((a, b) => b.visibility - a.visibility)[0]?.element;
}

/** The sections of the page, without those of a footer or navigation. */
export function sectionsIn(root: ParentNode): Element[] {
  return [...root.querySelectorAll('main section, main [data-section]')].filter(
    (element) => !element.closest('footer, nav'),
  );
}
