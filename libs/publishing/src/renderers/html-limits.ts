import { PRERENDERING } from '@raade/contracts/site/prerendering';
import { RENDER_LIMITS } from './render-pages.ts';

/** Places that compose fills, and so makes the HTML longer. */
const placesIn = (html: string) =>
  [PRERENDERING.slotHole, PRERENDERING.sectionHole]
    .map((hole) => html.split(`<${hole}`).length - 1)
    .reduce((sum, count) => sum + count);

/** A sentence's end on the HTML of a page that no site may show; undefined for one that may be shown. */
export function pageProblem(html: string): string | undefined {
  if (html.length > RENDER_LIMITS.pageCharacters) return 'is larger than any page may be.';
  return placesIn(html) > RENDER_LIMITS.slotsOfPage ? 'has places for too many slots.' : undefined;
}

/** The same on the HTML of a slot. */
export function slotProblem(html: string): string | undefined {
  if (html.length > RENDER_LIMITS.slotCharacters) return 'is larger than any slot may be.';
  return placesIn(html) > 0 ? 'has places for slots itself.' : undefined;
}
