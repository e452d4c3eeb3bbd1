import { signIn, signOut } from '@raade/firebase/auth';
import { codeNow } from '@raade/firebase/testing/totp-factors';
import { screen, waitFor } from '@testing-library/react';
import { SignInGate } from '../sign-in-gate.tsx';
import { serveStaff, signInHere, STAFF } from '../testing/serve-staff.ts';
import { openAsStaff, prepareStaffTests } from '../testing/staff-tests.tsx';

prepareStaffTests();
const { service, environment, enroll } = serveStaff();

beforeEach(() => {
  service().settings.secondFactor = 'required';
});

/** Sets up an app for the account. Returns its key. */
async function enrolled(): Promise<string> {
  await signIn(environment(), STAFF.email, STAFF.password);
  const key = await enroll();
  await signOut(environment());
  return key;
}

async function signInAtGate() {
  const { user } = openAsStaff(
    <SignInGate onForget={() => undefined}>
      <h1>For staff</h1>
    </SignInGate>,
  );
  await signInHere(user);
  return user;
}

const heading = (name: string) => screen.findByRole('heading', { name });
const isOpen = () => screen.queryByText('For staff') !== null;

test('[SEC-03] an account with a second factor sees no content before the right code', async () => {
  const key = await enrolled();
  const user = await signInAtGate();
  const title = await heading('Enter Your Code');
  expect(document.activeElement).toBe(title);
  const field = screen.getByLabelText<HTMLInputElement>('Code');
  expect(field.autocomplete).toBe('one-time-code');
  expect(field.inputMode).toBe('numeric');

  await user.tab();
  expect(document.activeElement).toBe(field);
  await user.keyboard('12 34{Enter}');
  screen.getByText('Please enter the 6 digits of the code');
  expect(document.activeElement).toBe(field);

  await user.clear(field);
  await user.keyboard('000 000{Enter}');
  const refusal = await screen.findByText(/This code is not right/);
  expect(refusal.closest('[role="alert"]')).not.toBeNull();
  expect(isOpen()).toBe(false);

  await user.clear(field);
  const code = codeNow(key);
  await user.type(field, `${code.slice(0, 3)} ${code.slice(3)}{Enter}`);
  await heading('For staff');
});

test('a person without a code can go back to the password', async () => {
  await enrolled();
  const user = await signInAtGate();
  await heading('Enter Your Code');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await heading('Staff Sign-In');
  expect(screen.getByRole('button', { name: 'Sign In' }).getAttribute('aria-busy')).toBeNull();
});

test('[SEC-03] an account without the required second factor must set one up first', async () => {
  const user = await signInAtGate();
  await heading('Set Up a Second Factor');
  expect(isOpen()).toBe(false);
  expect(screen.queryByRole('link', { name: 'Your account' })).toBeNull();
  expect(service().sessions.renewals).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Set Up Authenticator App' }));
  const title = await heading('Add this site to your app');
  await waitFor(() => expect(document.activeElement === title).toBe(true));
  screen.getByRole('img', { name: /QR code/ });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open it with the key' });
  const key = new URL(link.href).searchParams.get('secret') ?? '';
  screen.getByText(key.match(/.{4}/g)?.join(' ') ?? '');
  await user.type(screen.getByLabelText('Code'), '000000{Enter}');
  await screen.findByText(/This code is not right/);
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), `${codeNow(key)}{Enter}`);
  await heading('For staff');
  await waitFor(() => expect(service().sessions.renewals.length).toBeGreaterThan(0));
});

test('a person who must set up a second factor can sign out instead', async () => {
  const user = await signInAtGate();
  await heading('Set Up a Second Factor');
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await heading('Staff Sign-In');
});
