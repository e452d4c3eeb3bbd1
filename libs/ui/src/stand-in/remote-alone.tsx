import {
  Navigate,
  NavLink,
  type RemoteModule,
  type RouteObject,
  styled,
  useRoutes,
} from '@raade/platform';
import { Suspense } from 'react';

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

function PathRoutes({ routes }: { readonly routes: readonly RouteObject[] }) {
  return useRoutes([...routes]);
}

/** All that the remote has: for each address what stands there. */
function routesOf({ routes, slots }: RemoteModule): RouteObject[] {
  const pages = Object.entries(routes).map(([path, pathRoutes]) =>
    path.endsWith('*')
      ? { path: `/${path}`, element: <PathRoutes routes={pathRoutes} /> }
      : { path: `/${path}`, children: [...pathRoutes] },
  );
  const filledSlots = Object.entries(slots).map(([slot, Filling]) => ({
    path: slotAddressOf(slot),
    element: <Filling />,
  }));
  return [...pages, ...filledSlots];
}

/** A plain frame that says which remote runs, and leads to all that it has. */
export function RemoteAlone({ remote }: RemoteAloneProps) {
  const addresses = [
    ...Object.keys(remote.routes).map(addressOf),
    ...Object.keys(remote.slots).map(slotAddressOf),
  ];
  const start = <Navigate to={addresses[0] ?? '/'} replace />;
  const shown = useRoutes([...routesOf(remote), { path: '*', element: start }]);
  return (
    <>
      <Bar>
        <strong>{remote.name}, on its own</strong>
        <nav aria-label="Routes and slots">
          {addresses.map((address) => (
            <NavLink key={address} to={address} end={address === '/'}>
              {address}
            </NavLink>
          ))}
        </nav>
      </Bar>
      <main>
        <Suspense fallback={<p>Loading page...</p>}>{shown}</Suspense>
      </main>
    </>
  );
}
