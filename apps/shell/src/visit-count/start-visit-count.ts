import { logger } from '@raade/platform';
import type { Environment } from '@raade/contracts/environment';
import { COUNTED_SHARE } from '@raade/contracts/visit-counting';

/** By then the page is there, and nothing of it waits. */
const LATER_MS = 5000;

/** https://www.w3.org/TR/gpc/ and https://www.w3.org/TR/tracking-dnt/: whoever asks for it is not counted. */
function isRefused(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** Counts one visit of ten, for `collect`. Nobody's who does not want it, nor those of machines. */
export function startVisitCount(environment: Environment): void {
  if (isRefused() || navigator.webdriver || Math.random() >= COUNTED_SHARE) return;
  setTimeout(() => {
    import(/* webpackChunkName: "visit-count" */ './visit-count.lazy.ts').then(
      ({ countVisit }) => countVisit(environment),
      (error: unknown) => logger.warn('visit not counted', {}, error),
    );
  }, LATER_MS);
}
