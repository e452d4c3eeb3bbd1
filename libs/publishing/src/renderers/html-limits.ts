import { PRERENDERING } from '@raade/contracts/site/prerendering';
import { RENDER_LIMITS } from './render-pages.ts';

/** Number of placeholders. The publisher replaces each by longer HTML. */
const holesIn = (html: string) =>
  [PRERENDERING.slotPlaceholder, PRERENDERING.sectionPlaceholder]
    .map((placeholder) => html.split(`<${placeholder}`).length - 1)
    .reduce((sum, count) => sum + count);

/** The problem of a page's HTML, as the end of a sentence; undefined if it is within the limits. */
export function pageProblem(html: string): string | undefined {
  if (html.length > RENDER_LIMITS.pageCharacters) return 'is larger than any page may be.';
  return holesIn(html) > RENDER_LIMITS.slotsOfPage ? 'has places for too many slots.' : undefined;
}

/** The problem of a slot's HTML, as the end of a sentence. */
export function slotProblem(html: string): string | undefined {
  if (html.length > RENDER_LIMITS.slotCharacters) return 'is larger than any slot may be.';
  return holesIn(html) > 0 ? 'has places for slots itself.' : undefined;
}
