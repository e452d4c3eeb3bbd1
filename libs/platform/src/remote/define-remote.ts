import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** The default export of a remote's only exposed module, `src/remote.tsx`. */
export interface RemoteModule {
  /** The name in `remote.json`. */
  readonly name: string;
  /**
   * Routes for each entry of `paths` in `remote.json`, relative to that path: `{ 'apply/*': [{ path: 'student',
   * element: <StudentPage /> }] }`. Loaders of the router are not supported; pages load their data themselves.
   */
  readonly routes: Readonly<Record<string, readonly RouteObject[]>>;
  /** A component for each entry of `slots` in `remote.json`. It takes no props. */
  readonly slots: Readonly<Record<string, ComponentType>>;
}

/** Declares a remote. The build fails if it does not agree with `remote.json`. */
export function defineRemote(remote: RemoteModule): RemoteModule {
  return remote;
}
