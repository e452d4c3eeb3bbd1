import type { Environment } from '@raade/contracts/releases/environment';
import { COUNTED_SHARE } from '@raade/contracts/health/visit-counting';

/** The delay keeps counting from competing with the loading of the page. */
const DELAY_MS = 5000;

/**
 * Counts the loads and failures of remotes in one visit of ten and sends them to the function `collect`. Automated
 * browsers are not counted. A failure of the counting is ignored.
 */
export function startVisitCount(environment: Environment): void {
  if (navigator.webdriver || Math.random() >= COUNTED_SHARE) return;
  setTimeout(() => {
    import(/* webpackChunkName: "visit-count" */ './visit-count.lazy.ts').then(
      ({ countVisit }) => countVisit(environment),
      () => undefined,
    );
  }, DELAY_MS);
}
