import type { Environment } from '@raade/contracts/releases/environment';
import { provideEnvironment, useStaffSession } from '@raade/platform';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { AuthFailure } from '@raade/firebase/auth-failure';
import { signInWithGoogle } from '@raade/firebase/google-sign-in';
import { ACTIVITY_KEY } from '@raade/firebase/idle-limit';
import { SignInGate } from './sign-in-gate.tsx';
import { serveStaff, signInHere, STAFF } from './testing/serve-staff.ts';
import { openAsStaff, prepareStaffTests } from './testing/staff-tests.tsx';
import { noteWaitingChange } from './waiting-changes.store.ts';

// The window is Google's; the rest of it is tested with the rest of Auth.
jest.mock('@raade/firebase/google-sign-in', () => ({ signInWithGoogle: jest.fn() }));

const { password } = STAFF;
const visitor = { email: 'visitor@example.org', password };
const left = { ...STAFF, email: 'left@example.org', isDisabled: true };

prepareStaffTests();
const { service, environment } = serveStaff(visitor, left);

const forget = jest.fn();
let user: UserEvent;

const GATE = (
  <SignInGate onForget={forget}>
    <h1>For staff</h1>
  </SignInGate>
);

async function openGate() {
  ({ user } = openAsStaff(GATE));
  await screen.findByRole('heading', { name: 'Staff Sign-In' });
}

beforeEach(openGate);

test('[SEC-03] nothing is shown before somebody of staff has signed in, and nothing after signing out', async () => {
  expect(screen.queryByText('For staff')).toBeNull();
  await signInHere(user);
  const content = await screen.findByRole('heading', { name: 'For staff' });
  await waitFor(() => expect(document.activeElement).toBe(content.closest('[tabindex]')));
  screen.getByText('Signed in as staff@example.org');

  forget.mockClear();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await screen.findByRole('heading', { name: 'Staff Sign-In' });
  expect(screen.queryByText('For staff')).toBeNull();
  expect(forget).toHaveBeenCalled();
});

test('[SEC-03] an account without the staff claim is told so, and can only sign out', async () => {
  await signInHere(user, visitor.email);
  await screen.findByRole('heading', { name: 'This account is not staff' });
  expect(screen.queryByText('For staff')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await screen.findByRole('heading', { name: 'Staff Sign-In' });
  expect(service().sessions.notes).toEqual([]);
});

test.each([
  ['a wrong password', STAFF.email, 'wrong'],
  ['a disabled account', left.email, password],
  ['an unknown address', 'nobody@example.org', password],
])(
  '%s is reported in the same words, and another try is possible',
  async (_case, email, entered) => {
    await signInHere(user, email, entered);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The email address or the password is not right, or the account is no longer in use. Please try again, or ask another member of staff.',
    );
    screen.getByRole('button', { name: 'Sign In' });
  },
);

test('the local stack shows its accounts, each with what it may do', () => {
  const shown = screen.getAllByText(/^\S+@raade\.test$/).map(({ parentElement }) => parentElement);
  expect(shown.map((paragraph) => paragraph?.textContent)).toEqual([
    'staff@raade.test and raade-local for donations, applications, registrants and mail',
    'admin@raade.test and raade-local for all of that, the editor, releases and people',
  ]);
});

test('[SEC-03] a kept session in which nothing has happened for long is ended before anything is shown', async () => {
  await signInHere(user);
  await screen.findByText('For staff');
  cleanup();

  localStorage.setItem(ACTIVITY_KEY, String(Date.now() - 31 * 60_000));
  openAsStaff(GATE);
  await screen.findByText('You were signed out because nothing had happened for 30 minutes.');
  expect(screen.queryByText('For staff')).toBeNull();

  await signInHere(user);
  await screen.findByText('For staff');
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await screen.findByRole('heading', { name: 'Staff Sign-In' });
  expect(screen.queryByText(/nothing had happened/)).toBeNull();
  expect(localStorage.getItem(ACTIVITY_KEY)).toBeNull();
});

test('after a change of what waits, the frame gets another function to count it with', async () => {
  await signInHere(user);
  await screen.findByText('For staff');
  const { result } = renderHook(() => useStaffSession()?.countWaiting);
  const before = result.current;
  act(() => noteWaitingChange());
  expect(result.current).toEqual(expect.any(Function));
  expect(result.current).not.toBe(before);
});

test('[SEC-03] the server is told of the session, and that it ends with signing out', async () => {
  await signInHere(user);
  await screen.findByText('For staff');
  await waitFor(() => expect(service().sessions.notes).toEqual([['seen_at']]));
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await screen.findByRole('heading', { name: 'Staff Sign-In' });
  expect(service().sessions.notes.at(-1)).toEqual(['seen_at', 'ended_at']);
});

test('[SEC-03] a session that is over at the server shows nothing any more, and says so', async () => {
  service().sessions.areOver = true;
  await signInHere(user);
  await screen.findByText(/Your session has ended/);
  expect(screen.queryByText('For staff')).toBeNull();
  service().sessions.areOver = false;
});

describe('where the environment names Google', () => {
  const google = () => screen.getByRole('button', { name: 'Sign in with Google' });

  async function openWith(authProviders: NonNullable<Environment['authProviders']>) {
    cleanup();
    provideEnvironment({ ...environment(), authProviders });
    await openGate();
  }

  afterEach(() => provideEnvironment(environment()));

  test('its accounts sign in, and passwords are not asked for unless named too', async () => {
    expect(screen.queryByRole('button', { name: 'Sign in with Google' })).toBeNull();
    await openWith(['google']);
    expect(screen.queryByLabelText('Password')).toBeNull();
    await user.click(google());
    expect(signInWithGoogle).toHaveBeenCalledTimes(1);
    await openWith(['google', 'password']);
    google();
    screen.getByLabelText('Password');
  });

  test.each([
    ['popup-blocked', /allow pop-ups for this site/],
    ['canceled', /window was closed/],
  ] as const)('%s is reported, and another try is possible', async (reason, message) => {
    jest.mocked(signInWithGoogle).mockRejectedValueOnce(new AuthFailure(reason));
    await openWith(['google']);
    await user.click(google());
    expect((await screen.findByRole('alert')).textContent).toMatch(message);
    expect(google().getAttribute('aria-busy')).toBeNull();
  });
});
