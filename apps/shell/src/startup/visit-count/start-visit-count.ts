import type { Environment } from '@raade/contracts/releases/environment';
import { COUNTED_SHARE } from '@raade/contracts/health/visit-counting';

/** A delay, so that counting does not compete with loading the page. */
const LATER_MS = 5000;

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
  }, LATER_MS);
}
