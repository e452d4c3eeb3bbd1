import { type RouteObject, useRoutes } from '@raade/platform';
import { serveStaff, signInHere } from '@raade/staff/testing/serve-staff';
import { address } from '@raade/staff/testing/staff-tests';
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import remote from './remote.tsx';
import { openPart, prepareStaffPart } from './testing/staff-part.tsx';

prepareStaffPart();
serveStaff();

type Routes = (typeof remote.routes)[string];

function Pages({ routes }: { readonly routes: Routes }) {
  return useRoutes([...routes]);
}

function Site() {
  return useRoutes(
    Object.entries(remote.routes).map(([pattern, routes]) => ({
      path: pattern.endsWith('/*') ? pattern : `${pattern}/*`,
      element: <Pages routes={routes} />,
    })),
  );
}

/** Addresses of all routes below a path. */
function addressesOf(base: string, routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, index, children }) => {
    const own = path === undefined ? base : `${base}/${path.replace(':campaignId', 'sample')}`;
    const isPage = index === true || (path !== undefined && !children);
    return [...(isPage ? [own] : []), ...addressesOf(own, children ?? [])];
  });
}

const ADDRESSES = Object.entries(remote.routes).flatMap(([pattern, routes]) =>
  addressesOf(`/${pattern.replace('/*', '')}`, routes),
);

const open = (requested: string) =>
  openPart(
    <Suspense>
      <Site />
    </Suspense>,
    { address: requested },
  ).user;

const tab = (name: string) => screen.getByRole('tab', { name });

/** Pages for people who cannot sign in yet. They show no data of staff. */
const OPEN_ADDRESSES = ['/admin/forgot-password', '/admin/set-password'];
const CLOSED_ADDRESSES = ADDRESSES.filter((one) => !OPEN_ADDRESSES.includes(one));

test.each([...CLOSED_ADDRESSES, '/admin/reconciliation?tab=payments'])(
  '[SEC-03] %s shows the sign-in, and keeps its address',
  async (requested) => {
    open(requested);
    await screen.findByRole('heading', { name: 'Staff Sign-In' });
    expect(address()).toBe(requested);
    expect(screen.queryByRole('tab')).toBeNull();
  },
);

test('[ADM-01] [ADM-02] the dashboard begins with the tabs of registrants, which is open, and of payments', async () => {
  await signInHere(open('/admin/reconciliation'));
  await screen.findByRole('heading', { name: 'Admin Dashboard', level: 1 });
  const names = screen.getAllByRole('tab').map((element) => element.textContent);
  expect(names.slice(0, 2)).toEqual(['Registrants Data', 'Payment Reconciliation']);
  expect(tab('Registrants Data').getAttribute('aria-selected')).toBe('true');
});

test('the address /admin leads to the overview', async () => {
  await signInHere(open('/admin'));
  await screen.findByRole('heading', { name: 'Overview', level: 1 });
  expect(address()).toBe('/admin/overview');
});
