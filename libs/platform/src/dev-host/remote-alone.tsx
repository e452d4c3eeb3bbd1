import { Suspense } from 'react';
import { Navigate, NavLink, type RouteObject, useRoutes } from 'react-router-dom';
import { styled } from 'styled-components';
import type { RemoteModule } from '../remote/define-remote.ts';
import { remoteRouteObjects } from '../remote/remote-routes.tsx';

interface RemoteAloneProps {
  readonly remote: RemoteModule;
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-6);
  min-height: var(--navbar-height);
  padding: var(--space-2) var(--page-gutter);
  background: var(--color-night);
  color: var(--color-on-night);

  nav {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
  }

  a {
    color: inherit;
  }

  a[aria-current] {
    color: var(--color-sun);
  }
`;

const addressOf = (path: string) => `/${path.replace(/\/?\*$/, '')}`;
const slotAddressOf = (slot: string) => `/slots/${slot}`;

/** One route for each page and each slot of the remote. Other addresses redirect to `start`. */
function routesOf({ name, routes, slots }: RemoteModule, start: string): RouteObject[] {
  const filledSlots = Object.entries(slots).map(([slot, Filling]) => ({
    path: slotAddressOf(slot),
    element: <Filling />,
  }));
  return [
    ...remoteRouteObjects({ routes }, <p>{`${name} has no page here.`}</p>),
    ...filledSlots,
    { path: '*', element: <Navigate to={start} replace /> },
  ];
}

/** A plain frame for development: shows a remote without the shell, with links to its pages and slots. */
export function RemoteAlone({ remote }: RemoteAloneProps) {
  const addresses = [
    ...Object.keys(remote.routes).map(addressOf),
    ...Object.keys(remote.slots).map(slotAddressOf),
  ];
  const page = useRoutes(routesOf(remote, addresses[0] ?? '/'));
  return (
    <>
      <Bar>
        <strong>{`${remote.name}, on its own`}</strong>
        <nav aria-label="Routes and slots">
          {addresses.map((address) => (
            <NavLink key={address} to={address} end={address === '/'}>
              {address}
            </NavLink>
          ))}
        </nav>
      </Bar>
      <main>
        <Suspense fallback={<p>Loading page...</p>}>{page}</Suspense>
      </main>
    </>
  );
}
