/** The host side of the federation: loads remotes and shows their pages and sections. README.md explains its use. */
export { createFederation, type FederationOptions } from './create-federation.ts';
export type { Federation, PartViews, UnavailableProps } from './federation.ts';
export { FederationContext, useFederation } from './parts/federation-context.ts';
export { FirstPage } from './parts/first-page.tsx';
export { RemoteRoutes } from './parts/remote-routes.tsx';
export { RegisteredSlot } from './parts/registered-slot.tsx';
export type { Pointers, Preview, PreviewOutcome } from './preview/previewed-registry.ts';
export { pathOwner } from './registry/find-owner.ts';
export type { SharedModules } from './loading/share-scope.ts';
