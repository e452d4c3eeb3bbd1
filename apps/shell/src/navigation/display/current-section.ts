/** A section takes part once this share of it is visible. */
const MIN_VISIBILITY = 0.6;

export interface SectionView {
  readonly element: Element;
  /** The visible share, from 0 to 1. */
  readonly visibility: number;
}

/**
 * How much of a section is visible, from 0 to 1. One taller than the viewport can never be seen whole, so it
 * is measured by how much of the viewport it fills.
 */
export function visibilityOf(visible: number, section: number, viewport: number): number {
  const possible = Math.min(section, viewport);
  return possible > 0 ? visible / possible : 0;
}

/** The most visible section; undefined if none is visible enough. */
export function mostVisible(views: Iterable<SectionView>): Element | undefined {
  const candidates = [...views].filter(({ visibility }) => visibility >= MIN_VISIBILITY);
  return candidates.sort((a, b) => b.visibility - a.visibility)[0]?.element;
}

/** Every section of the page itself, not of what the shell shows around it, a footer or a navigation. */
export function sectionsIn(root: ParentNode): Element[] {
  return [...root.querySelectorAll('main section, main [data-section]')].filter(
    (element) => !element.closest('footer, nav'),
  );
}
