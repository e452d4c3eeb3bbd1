/** The sections of the page after its hero, in their order; each is the id of its element too. */
export const ANCHORED_SECTIONS = ['overview', 'projects', 'apply'] as const;
export type SectionName = 'hero' | (typeof ANCHORED_SECTIONS)[number];

/** Lengths in CSS pixels. */
export interface ScrollPlace {
  readonly scrollY: number;
  readonly viewportHeight: number;
  readonly pageHeight: number;
}

export interface SectionPosition {
  readonly name: SectionName;
  /** Distance from the top of the page. */
  readonly top: number;
}

const HERO_SHARE = 0.7;
/** A section is current this much before its top reaches the top of the window. */
const OFFSET = 100;

/**
 * The section that a visitor is at: the hero above 70% of the window's height, then the last one that has
 * come within the offset. The end of the page belongs to the last section, which may be too short to get there.
 */
export function sectionAt(place: ScrollPlace, positions: readonly SectionPosition[]): SectionName {
  const { scrollY, viewportHeight, pageHeight } = place;
  if (scrollY < viewportHeight * HERO_SHARE) return 'hero';
  const isAtEnd = scrollY + viewportHeight >= pageHeight - 1;
  const reached = positions.filter(({ top }) => isAtEnd || top - OFFSET <= scrollY);
  return (reached.at(-1) ?? positions[0])?.name ?? 'hero';
}
