/**
 * The exports for hosts of remotes: the shell and `@raade/federation`. Both are bundled with the platform, so these
 * exports are not part of the versioned contract, and no remote may import them.
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
