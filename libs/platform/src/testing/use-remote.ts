import type { ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import type { RemoteModule } from '../remote/define-remote.ts';
import { remoteRouteObjects } from '../remote/remote-routes.tsx';

/**
 * Renders the page of a remote at the current address, as a host does.
 * @param missing shown at unknown addresses
 */
export const useRemote = (remote: RemoteModule, missing: ReactNode) =>
  useRoutes([...remoteRouteObjects(remote, missing), { path: '*', element: missing }]);
