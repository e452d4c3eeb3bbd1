import { SESSION_LIMITS } from '@raade/contracts/staff/staff-session';
import { authOf, signIn } from '@raade/firebase/auth';
import { codeNow } from '@raade/firebase/testing/totp-factors';
import { screen, within } from '@testing-library/react';
import { serveStaff, STAFF } from '@raade/staff/testing/serve-staff';
import { ReauthenticationDialog } from '@raade/staff/step-up/reauthentication-dialog';
import { openPart, prepareStaffPart } from '../../testing/staff-part.tsx';
import AccountPage from './account.page.tsx';

prepareStaffPart();
const { environment, enroll } = serveStaff();
beforeEach(() => signIn(environment(), STAFF.email, STAFF.password));

const open = () =>
  openPart(
    <>
      <AccountPage />
      <ReauthenticationDialog />
    </>,
  ).user;

const button = (name: string) => screen.findByRole('button', { name });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

test('an authenticator app is set up, and then listed', async () => {
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

test('the setup of an app can be canceled', async () => {
  const user = open();
  await user.click(await button('Set Up Authenticator App'));
  await user.click(await button('Back'));
  await button('Set Up Authenticator App');
});

test('a second factor is removed after a confirmation', async () => {
  await enroll();
  const user = open();
  await user.click(await button('Remove'));
  await user.click(dialog('Remove your second factor?').getByRole('button', { name: 'Cancel' }));
  screen.getByText('Authenticator app');
  await user.click(await button('Remove'));
  await user.click(dialog('Remove your second factor?').getByRole('button', { name: 'Remove' }));
  await screen.findByText('Your second factor is removed.');
  await screen.findByText(/You sign in with a password alone/);
});

test('15 minutes after sign-in, removing a second factor asks for password and code', async () => {
  const key = await enroll();
  const token = await authOf(environment()).currentUser?.getIdTokenResult();
  const later = Date.parse(token?.authTime ?? '') + SESSION_LIMITS.recentMs;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  const user = open();
  await user.click(await button('Remove'));
  await user.click(dialog('Remove your second factor?').getByRole('button', { name: 'Remove' }));
  await user.type(await screen.findByLabelText('Your password'), `${STAFF.password}{Enter}`);
  const field = await screen.findByLabelText('Your code');
  await user.type(field, '000000{Enter}');
  await screen.findByText(/This code is not right/);
  screen.getByText('Authenticator app');
  await user.clear(field);
  await user.type(field, `${codeNow(key)}{Enter}`);
  await screen.findByText('Your second factor is removed.');
});
