import type { Environment } from '@raade/contracts/releases/environment';
import { COUNTED_SHARE } from '@raade/contracts/health/visit-counting';

/** By then the page is there, and nothing of it waits. */
const LATER_MS = 5000;

/** Counts one visit of ten, for `collect`, and none of machines. That it is not counted is nothing to tell. */
export function startVisitCount(environment: Environment): void {
  if (navigator.webdriver || Math.random() >= COUNTED_SHARE) return;
  setTimeout(() => {
    import(/* webpackChunkName: "visit-count" */ './visit-count.lazy.ts').then(
      ({ countVisit }) => countVisit(environment),
      () => undefined,
    );
  }, LATER_MS);
}
