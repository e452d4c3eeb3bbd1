import type { Federation } from '@raade/federation';
import { logger } from '@raade/platform';
import { readTabFlag } from '../startup/tab-flag.ts';

/** Shows the debug panel in tabs that were opened with `?debug=federation`. */
export function startDebug(federation: Federation): void {
  if (readTabFlag('debug') !== 'federation') return;
  import(/* webpackChunkName: "debug" */ './debug.lazy.tsx').then(
    ({ showDebugPanel }) => showDebugPanel(federation),
    (error: unknown) => logger.warn('debug panel not loaded', {}, error),
  );
}
