import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { STAFF_ROLES } from '@raade/contracts/staff/roles';
import { signOut } from '@raade/firebase/auth';
import {
  MemoryRouter,
  provideEnvironment,
  type RouteObject,
  useLocation,
  useRoutes,
} from '@raade/platform';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import remote from './remote.tsx';
import { startAuthService } from '@raade/firebase/testing/auth-service';

const staff = { email: 'staff@example.org', password: 'sample-password', roles: STAFF_ROLES };
/** Nothing answers at this address. */
const nowhere = 'http://127.0.0.1:9';

const service = startAuthService([staff]);
let environment = LOCAL_ENVIRONMENT;

beforeAll(async () => {
  const { origin: auth } = await service;
  const emulators = { auth, firestore: nowhere, functions: nowhere };
  environment = { ...LOCAL_ENVIRONMENT, emulators };
  provideEnvironment(environment);
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(async () => {
  await act(() => signOut(environment));
  jest.restoreAllMocks();
});

afterAll(async () => (await service).stop());

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

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

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Address />
      <Suspense>
        <Site />
      </Suspense>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

async function signIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Email'), staff.email);
  await user.type(screen.getByLabelText('Password'), staff.password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'Admin Dashboard', level: 1 });
}

const address = () => screen.getAllByRole('status')[0]?.textContent;
const tab = (name: string) => screen.getByRole('tab', { name });

/** Pages for who cannot sign in yet. They show nothing that is staff's. */
const OPEN_ADDRESSES = ['/admin/forgot-password', '/admin/set-password'];
const CLOSED_ADDRESSES = ADDRESSES.filter((one) => !OPEN_ADDRESSES.includes(one));

test.each([...CLOSED_ADDRESSES, '/admin/reconciliation?tab=payments'])(
  '[SEC-03] %s asks who it is, and stays where it is',
  async (asked) => {
    open(asked);
    await screen.findByRole('heading', { name: 'Staff Sign-In' });
    expect(address()).toBe(asked);
    expect(screen.queryByRole('tab')).toBeNull();
  },
);

test('[SEC-03] these are the routes of staff', () => {
  expect(ADDRESSES).toEqual([
    ...OPEN_ADDRESSES,
    '/admin',
    '/admin/reconciliation',
    '/admin/outgoing-mail',
    '/admin/health',
    '/admin/audit-log',
    '/admin/people',
    '/admin/releases',
    '/admin/account',
    '/admin/email-management',
    '/admin/email-management/sample',
    '/email-preview',
    '/email-export',
    '/workshop-email-export',
  ]);
});

test('[ADM-01] [ADM-02] the dashboard begins with registrants, which are shown, and payments; other sections follow', async () => {
  await signIn(open('/admin'));
  expect(address()).toBe('/admin/reconciliation');
  const names = screen.getAllByRole('tab').map((element) => element.textContent);
  expect(names.slice(0, 2)).toEqual(['Registrants Data', 'Payment Reconciliation']);
  expect(tab('Registrants Data').getAttribute('aria-selected')).toBe('true');
});

test('the tab is in the address, and can be asked for by it', async () => {
  const user = open('/admin/reconciliation?tab=payments');
  await signIn(user);
  expect(tab('Payment Reconciliation').getAttribute('aria-selected')).toBe('true');
  await user.click(tab('Registrants Data'));
  expect(address()).toBe('/admin/reconciliation');
  await user.click(tab('Payment Reconciliation'));
  expect(address()).toBe('/admin/reconciliation?tab=payments');
});
