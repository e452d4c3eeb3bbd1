/**
 * The one module that shell and remotes share at run time. Its exports are a versioned contract: removing or changing
 * one needs a new major version in `package.json`, adding one a new minor version. `host.ts` has the exports for hosts.
 */
export * from './routing/routing.ts';
export * from './styling/styling.ts';
export * from './state/state.ts';
export { type PageHead, usePageHead } from './head/use-page-head.ts';
export { defineRemote, type RemoteModule } from './remote/define-remote.ts';
export { NotFound } from './remote/remote-routes.tsx';
export { lazyPage, type LazyPage } from './remote/lazy-page.tsx';
export { type CaughtError, ErrorCatcher } from './recovery/error-catcher.tsx';
export type { Failure } from './recovery/failure.ts';
export { FailedSection } from './recovery/failed-section.tsx';
export { Recovering } from './recovery/recovering.tsx';
export { useLater } from './recovery/use-later.ts';
export { Slot } from './slots/slot.tsx';
export { environment, provideEnvironment } from './environment/environment.ts';
export { provideDay, siteNow, today } from './day/site-day.ts';
export {
  logger,
  type LogEntry,
  type LogFields,
  millisecondsSince,
  recentLog,
  subscribeToLog,
} from './logger/logger.ts';
export type { Phase } from './logger/phases.ts';
export { isLowPerformance } from './responsive/low-performance.ts';
export { useResponsive } from './responsive/responsive.store.ts';
export { useNear } from './visibility/use-near.ts';
export { setUnsavedInput, unsavedForms, useUnsavedInput } from './unsaved/unsaved-input.ts';
export { scrollBehavior } from './motion/scroll-behavior.ts';
export { useReducedMotion } from './motion/use-reduced-motion.ts';
export { setTheme, type Theme, THEMES, useTheme } from './theme/theme.store.ts';
export {
  dismissToast,
  toast,
  type Toast,
  type ToastMessage,
  type ToastTone,
  useToasts,
} from './toasts/toast.store.ts';
export { useIsHydrated } from './hydration/use-is-hydrated.ts';
export {
  type StaffSession,
  setStaffSession,
  useStaffSession,
} from './staff/staff-session.store.ts';
