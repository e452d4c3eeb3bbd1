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
import { countWaitingAgain } from './waiting-changes.store.ts';

// The window belongs to Google. Tests of Auth cover the other steps.
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

test('[SEC-03] content is hidden before staff sign in, and after they sign out', async () => {
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

test('[SEC-03] an account that is not staff sees a message, and can only sign out', async () => {
  await signInHere(user, visitor.email);
  await screen.findByRole('heading', { name: 'This account is not staff' });
  expect(screen.queryByText('For staff')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await screen.findByRole('heading', { name: 'Staff Sign-In' });
  expect(service().sessions.renewals).toEqual([]);
});

test.each([
  ['a wrong password', STAFF.email, 'wrong'],
  ['a disabled account', left.email, password],
  ['an unknown address', 'nobody@example.org', password],
])(
  '%s is reported with the same message, and another try is possible',
  async (_case, email, entered) => {
    await signInHere(user, email, entered);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The email address or the password is not right, or the account is no longer in use. Please try again, or ask another member of staff.',
    );
    screen.getByRole('button', { name: 'Sign In' });
  },
);

test('the local stack shows its accounts, each with its tasks', () => {
  const shown = screen.getAllByText(/^\S+@raade\.test$/).map(({ parentElement }) => parentElement);
  expect(shown.map((paragraph) => paragraph?.textContent)).toEqual([
    'staff@raade.test and raade-local for donations, applications, registrants and mail',
    'admin@raade.test and raade-local for all of that, the editor, releases and people',
  ]);
});

test('[SEC-03] a stored session that was idle too long ends before content is shown', async () => {
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

test('a change of waiting work gives the frame a new function to count it', async () => {
  await signInHere(user);
  await screen.findByText('For staff');
  const { result } = renderHook(() => useStaffSession()?.countWaiting);
  const before = result.current;
  act(() => countWaitingAgain());
  expect(result.current).toEqual(expect.any(Function));
  expect(result.current).not.toBe(before);
});

test('[SEC-03] the use of the session is recorded on the server, and signing out ends it there', async () => {
  await signInHere(user);
  await screen.findByText('For staff');
  await waitFor(() => expect(service().sessions.renewals).toEqual([['seen_at']]));
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await screen.findByRole('heading', { name: 'Staff Sign-In' });
  expect(service().sessions.renewals.at(-1)).toEqual(['seen_at', 'ended_at']);
});

test('[SEC-03] a session that has ended on the server shows a message and no content', async () => {
  service().sessions.areOver = true;
  await signInHere(user);
  await screen.findByText(/Your session has ended/);
  expect(screen.queryByText('For staff')).toBeNull();
  service().sessions.areOver = false;
});

describe('an environment with Google sign-in', () => {
  const google = () => screen.getByRole('button', { name: 'Sign in with Google' });

  async function openWith(authProviders: NonNullable<Environment['authProviders']>) {
    cleanup();
    provideEnvironment({ ...environment(), authProviders });
    await openGate();
  }

  afterEach(() => provideEnvironment(environment()));

  test('has the Google button, and a password field only if passwords are allowed', async () => {
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
  ] as const)('reports %s, and allows another try', async (reason, message) => {
    jest.mocked(signInWithGoogle).mockRejectedValueOnce(new AuthFailure(reason));
    await openWith(['google']);
    await user.click(google());
    expect((await screen.findByRole('alert')).textContent).toMatch(message);
    expect(google().getAttribute('aria-busy')).toBeNull();
  });
});
