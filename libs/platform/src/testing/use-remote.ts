import type { ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import type { RemoteModule } from '../remote/define-remote.ts';
import { remoteRouteObjects } from '../remote/remote-routes.tsx';

/**
 * The page that a remote has at the address, as its host shows it.
 * @param missing shown at addresses that lead nowhere
 */
export const useRemote = (remote: RemoteModule, missing: ReactNode) =>
  useRoutes([...remoteRouteObjects(remote, missing), { path: '*', element: missing }]);
