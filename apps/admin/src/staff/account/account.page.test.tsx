import type { Environment } from '@raade/contracts/releases/environment';
import { environmentAt } from '@raade/contracts/testing/environment-at';
import { SESSION_LIMITS } from '@raade/contracts/staff/session';
import { STAFF_ROLES } from '@raade/contracts/staff/roles';
import { authOf, signIn, signOut } from '@raade/firebase/auth';
import { beginApp } from '@raade/firebase/second-factor-enrolment';
import { startAuthService } from '@raade/firebase/testing/auth-service';
import { codeNow } from '@raade/firebase/testing/totp-codes';
import { provideEnvironment } from '@raade/platform';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideModalDialogs } from '@raade/staff/testing/modal-dialogs';
import { ConfirmDialog } from '@raade/staff/step-up/confirm-dialog';
import AccountPage from './account.page.tsx';

const EMAIL = 'staff@example.org';
const PASSWORD = 'sample-password';

let service: Awaited<ReturnType<typeof startAuthService>>;
let environment: Environment;

beforeAll(async () => {
  service = await startAuthService([{ email: EMAIL, password: PASSWORD, roles: STAFF_ROLES }]);
  environment = environmentAt(service.origin);
  provideEnvironment(environment);
  provideModalDialogs();
});
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await signIn(environment, EMAIL, PASSWORD);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await act(() => signOut(environment));
  service.totp.clear();
});
afterAll(() => service.stop());

function open() {
  render(
    <>
      <AccountPage />
      <ConfirmDialog />
    </>,
  );
  return userEvent.setup();
}

async function enrol(): Promise<string> {
  const { key, finish } = await beginApp(environment, 'RAADE');
  await finish(codeNow(key));
  return key;
}

const button = (name: string) => screen.findByRole('button', { name });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

test('an app is set up, and shown from then on', async () => {
  const user = open();
  await screen.findByText(/You sign in with a password alone/);
  await user.click(await button('Set Up Authenticator App'));
  await screen.findByRole('heading', { name: 'Add this site to your app' });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open it with the key' });
  const key = new URL(link.href).searchParams.get('secret') ?? '';
  await user.type(screen.getByLabelText('Code'), codeNow(key));
  await user.click(await button('Turn On'));
  await screen.findByText('Authenticator app');
  expect(
    screen.getByText(/Your next sign-in asks for it/).closest('[role="status"]'),
  ).not.toBeNull();
});

test('setting up can be left again', async () => {
  const user = open();
  await user.click(await button('Set Up Authenticator App'));
  await user.click(await button('Back'));
  await button('Set Up Authenticator App');
});

test('a second factor is removed after a question', async () => {
  await enrol();
  const user = open();
  await user.click(await button('Remove'));
  await user.click(dialog('Remove your second factor?').getByRole('button', { name: 'Cancel' }));
  screen.getByText('Authenticator app');
  await user.click(await button('Remove'));
  await user.click(dialog('Remove your second factor?').getByRole('button', { name: 'Remove' }));
  await screen.findByText('Your second factor is removed.');
  await screen.findByText(/You sign in with a password alone/);
});

describe('after a quarter of an hour', () => {
  let key: string;
  beforeEach(async () => {
    key = await enrol();
    const token = await authOf(environment).currentUser?.getIdTokenResult();
    const later = Date.parse(token?.authTime ?? '') + SESSION_LIMITS.recentMs;
    jest.spyOn(Date, 'now').mockReturnValue(later);
  });

  test('removing asks for password and code, and goes on with both', async () => {
    const user = open();
    await user.click(await button('Remove'));
    await user.click(dialog('Remove your second factor?').getByRole('button', { name: 'Remove' }));
    await user.type(await screen.findByLabelText('Your password'), `${PASSWORD}{Enter}`);
    const field = await screen.findByLabelText('Your code');
    await user.type(field, '000000{Enter}');
    await screen.findByText(/This code is not right/);
    screen.getByText('Authenticator app');
    await user.clear(field);
    await user.type(field, `${codeNow(key)}{Enter}`);
    await screen.findByText('Your second factor is removed.');
  });

  test('whoever cancels keeps it', async () => {
    const user = open();
    await user.click(await button('Remove'));
    await user.click(dialog('Remove your second factor?').getByRole('button', { name: 'Remove' }));
    await screen.findByLabelText('Your password');
    await user.click(dialog('Is it still you?').getByRole('button', { name: 'Cancel' }));
    await screen.findByText(/closed before you had signed in/);
    screen.getByText('Authenticator app');
  });
});
