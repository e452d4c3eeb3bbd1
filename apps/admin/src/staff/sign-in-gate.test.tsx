import { LOCAL_ENVIRONMENT } from '@raade/contracts/local-environment';
import type { Environment } from '@raade/contracts/environment';
import { signOut } from '@raade/firebase/auth';
import { provideEnvironment } from '@raade/platform';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInGate } from './sign-in-gate.tsx';
import { startAuthService } from '../testing/auth-service.ts';

const password = 'sample-password';
const staff = { email: 'staff@example.org', password, role: 'staff' };
const visitor = { email: 'visitor@example.org', password };
const left = { email: 'left@example.org', password, role: 'staff', isDisabled: true };

let service: Awaited<ReturnType<typeof startAuthService>>;
let environment: Environment;

beforeAll(async () => {
  service = await startAuthService([staff, visitor, left]);
  const { origin: auth } = service;
  environment = { ...LOCAL_ENVIRONMENT, emulators: { auth, firestore: auth, functions: auth } };
  provideEnvironment(environment);
});

beforeEach(async () => {
  render(
    <SignInGate>
      <h1>For staff</h1>
    </SignInGate>,
  );
  await screen.findByRole('heading', { name: 'Staff Sign-In' });
});

afterEach(() => act(() => signOut(environment)));

afterAll(() => service.stop());

async function signInWith(email: string, enteredPassword: string) {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), enteredPassword);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  return user;
}

test('[SEC-03] nothing is shown before somebody of staff has signed in, and nothing after signing out', async () => {
  expect(screen.queryByText('For staff')).toBeNull();
  const user = await signInWith(staff.email, password);
  const content = await screen.findByRole('heading', { name: 'For staff' });
  await waitFor(() => expect(document.activeElement).toBe(content.closest('[tabindex]')));
  screen.getByText('Signed in as staff@example.org');

  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await screen.findByRole('heading', { name: 'Staff Sign-In' });
  expect(screen.queryByText('For staff')).toBeNull();
});

test('[SEC-03] an account without the staff claim is told so, and can only sign out', async () => {
  const user = await signInWith(visitor.email, password);
  await screen.findByRole('heading', { name: 'This account is not staff' });
  expect(screen.queryByText('For staff')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await screen.findByRole('heading', { name: 'Staff Sign-In' });
});

test.each([
  ['a wrong password', staff.email, 'wrong', /email address or the password is not right/],
  ['a disabled account', left.email, password, /account is disabled/],
])('%s is told, and another try is possible', async (_case, email, entered, message) => {
  await signInWith(email, entered);
  expect((await screen.findByRole('alert')).textContent).toMatch(message);
  screen.getByRole('button', { name: 'Sign In' });
});

test('the local stack shows its own account', () => {
  const { seededStaff } = LOCAL_ENVIRONMENT;
  screen.getByText(seededStaff?.email ?? '');
  screen.getByText(seededStaff?.password ?? '');
});
