import { Failure } from '@raade/contracts/base/failure';
import { pageProblem, slotProblem } from '../renderers/html-limits.ts';
import { RENDER_LIMITS } from '../renderers/render-pages.ts';
import type { Composition } from './composition.ts';

/** Throws a `Failure` that names the app if a page or slot of a release is larger than allowed. */
export function requirePageSizes(pages: Composition['pages']): void {
  for (const [app, file] of Object.entries(pages)) {
    for (const { path, body = '' } of file.pages) {
      const problem = pageProblem(body);
      if (problem) throw new Failure(`${app}: the page "${path}" ${problem}`);
    }
    for (const [name, html] of Object.entries(file.slots ?? {})) {
      const problem = slotProblem(html);
      if (problem) throw new Failure(`${app}: the slot "${name}" ${problem}`);
    }
  }
}

/**
 * Limits the total size of the composed pages of each app, which slots and frames make longer. The returned function
 * adds a page, and throws a `Failure` that names the app if its pages are too large together.
 */
export function createSizeCheck(): (app: string, html: string) => void {
  const totals = new Map<string, number>();
  return (app, html) => {
    const total = (totals.get(app) ?? 0) + html.length;
    totals.set(app, total);
    if (total <= RENDER_LIMITS.composedCharacters) return;
    const millions = RENDER_LIMITS.composedCharacters / 1e6;
    throw new Failure(`${app}: its pages are larger together than ${millions} million characters.`);
  };
}
