/** Host side of the composition; only the shell imports it. */
export { createRegistryStore, type RegistryStore } from './registry/registry.store.ts';
export { readInBackground } from './registry/read-in-background.ts';
export { createRemoteLoader, type RemoteLoader } from './loading/remote-loader.ts';
export { createModuleSource } from './loading/module-source.ts';
export {
  FederationContext,
  type Federation,
  type PartViews,
  type UnavailableProps,
  useFederation,
} from './parts/federation-context.ts';
export { RemoteRoutes } from './parts/remote-routes.tsx';
export { RegisteredSlot } from './parts/registered-slot.tsx';
export { routePath } from './registry/route-path.ts';
export { createReleaseFollower, type ReleaseFollower } from './following/release-follower.ts';
export {
  type Pointers,
  type Preview,
  type PreviewOutcome,
  previewedRegistry,
} from './preview/previewed-registry.ts';
export { createPagePreloader, type PagePreloader } from './preload/page-preloader.ts';
export { type CaughtError, ErrorCatcher } from './failures/error-catcher.tsx';
export { logUncaughtErrors } from './failures/uncaught-errors.ts';
