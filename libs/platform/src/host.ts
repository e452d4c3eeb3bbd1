/**
 * The part of the platform for hosts of remotes: the shell and `@raade/federation`. Both are built with it, so no
 * version stands between them, and no remote may import it.
 */
export {
  matchRoutes,
  NavigationType,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
  useNavigationType,
} from 'react-router-dom';
export { type Origin, OriginContext } from './logger/origin-context.ts';
export {
  FailedSectionContext,
  type FailedSectionProps,
} from './recovery/failed-section-context.ts';
export type { FailureFields, FailureReason } from './recovery/failure.ts';
export { recoverableLazy } from './recovery/recoverable-lazy.tsx';
export { useRetry } from './recovery/use-retry.ts';
export { routePath, RoutesBelow } from './remote/remote-routes.tsx';
export { SlotHostContext } from './slots/slot-host-context.ts';
