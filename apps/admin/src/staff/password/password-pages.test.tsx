import { CALLABLES } from '@raade/contracts/base/callables';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { ROLE_LABELS } from '@raade/contracts/staff/labels';
import { passwordPageUrl } from '@raade/contracts/staff/password';
import { AuthFailure } from '@raade/firebase/auth-failure';
import { addressOfLink, setPassword } from '@raade/firebase/password-link';
import { BUSY, refusal } from '@raade/firebase/testing/callable-answers';
import type { CallableAnswer } from '@raade/firebase/testing/callable-protocol';
import { screen } from '@testing-library/react';
import { openPart, prepareStaffPart } from '../../testing/staff-part.tsx';
import ForgotPasswordPage from './forgot-password.page.tsx';
import SetPasswordPage from './set-password.page.tsx';

// Firebase Auth itself sets the password; the end-to-end test of invitations covers this.
jest.mock('@raade/firebase/password-link');

prepareStaffPart();
beforeEach(() => {
  jest.mocked(addressOfLink).mockReset().mockResolvedValue('ada@example.org');
  jest.mocked(setPassword).mockReset().mockResolvedValue(undefined);
});

/** Opens the page to which a link of a mail leads. */
function openLink(url: string, answers: readonly CallableAnswer[] = []) {
  const { pathname, hash } = new URL(url);
  return openPart(<SetPasswordPage />, {
    answers: { [CALLABLES.acceptInvitation]: answers },
    address: pathname + hash,
  });
}

const button = (name: string) => screen.findByRole('button', { name });

describe('the page for a forgotten password', () => {
  const open = (answers: readonly CallableAnswer[] = [{ result: { accepted: true } }]) =>
    openPart(<ForgotPasswordPage />, {
      answers: { [CALLABLES.requestPasswordReset]: answers },
    });

  test('sends a link, and does not reveal whether the account exists', async () => {
    const { user, sent } = open();
    await user.type(screen.getByLabelText('Email'), 'ada@example.org');
    await user.click(await button('Send Me a Link'));
    const answer = await screen.findByText(/belongs to a member of our staff/);
    expect(answer.textContent).toMatch(/^If ada@example.org belongs .* a link is on its way there/);
    expect(sent()).toEqual([{ email: 'ada@example.org' }]);
  });

  test('does not send an invalid address', async () => {
    const { user, sent } = open();
    await user.type(screen.getByLabelText('Email'), 'ada');
    await user.click(await button('Send Me a Link'));
    screen.getByText('Please enter a valid email address');
    expect(sent()).toEqual([]);
  });

  test('reports too many requests from a network, and other failures', async () => {
    const message = 'Too many requests came from your network.';
    const { user } = open([refusal('RESOURCE_EXHAUSTED', message), BUSY]);
    await user.type(screen.getByLabelText('Email'), 'ada@example.org');
    await user.click(await button('Send Me a Link'));
    await screen.findByText(message);
    await user.click(await button('Send Me a Link'));
    await screen.findByText('We could not reach our service. Please try again in a moment.');
    expect(screen.queryByText(message)).toBeNull();
  });
});

describe('a password link', () => {
  const open = (url = passwordPageUrl('https://example.org', 'code', 'a+code')) =>
    openLink(url).user;

  async function type(user: ReturnType<typeof open>, password: string, repeated = password) {
    await user.type(await screen.findByLabelText('New password'), password);
    await user.type(screen.getByLabelText('New password again'), repeated);
    await user.click(await button('Set Password'));
  }

  test('sets the password of its account', async () => {
    const user = open();
    await type(user, 'correct horse battery');
    await screen.findByText('Your password is set. Sign in with it now.');
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/admin');
    expect(setPassword).toHaveBeenCalledWith(LOCAL_ENVIRONMENT, 'a+code', 'correct horse battery');
  });

  test('names the account, also for password managers', async () => {
    open();
    const email = await screen.findByLabelText<HTMLInputElement>('Email');
    expect(email.value).toBe('ada@example.org');
    expect(email.readOnly).toBe(true);
    expect(email.autocomplete).toBe('username');
  });

  test.each([
    ['too short', 'elevenchars', undefined, 'Please use at least 12 characters'],
    [
      'the address',
      'ada@example.org',
      undefined,
      'Please use something else than your email address',
    ],
    [
      'mistyped',
      'correct horse battery',
      'corect horse battery',
      'The two passwords are not the same',
    ],
  ])('refuses a password that is %s', async (_what, password, repeated, message) => {
    await type(open(), password, repeated);
    screen.getByText(message);
    expect(setPassword).not.toHaveBeenCalled();
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  });

  test.each(['link-over', 'wrong-credentials', 'account-disabled'] as const)(
    'is reported as no longer valid (%s), with a link to get a new one',
    async (reason) => {
      jest.mocked(addressOfLink).mockRejectedValue(new AuthFailure(reason));
      open();
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toMatch(/has already been used, is older than an hour/);
      const link = screen.getByRole('link', { name: 'Get a New Link' });
      expect(link.getAttribute('href')).toBe('/admin/forgot-password');
    },
  );

  test('is not valid without a code, and is not checked', async () => {
    open('https://example.org/admin/set-password');
    await screen.findByRole('link', { name: 'Get a New Link' });
    expect(addressOfLink).not.toHaveBeenCalled();
  });

  test('can be checked again after a failure', async () => {
    jest.mocked(addressOfLink).mockRejectedValueOnce(new AuthFailure('unreachable'));
    const user = open();
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not reach/);
    await user.click(await button('Try Again'));
    await screen.findByLabelText('New password');
  });

  test('is reported if it expires before it is used, and so is a refused password', async () => {
    jest.mocked(setPassword).mockRejectedValueOnce(new AuthFailure('weak-password'));
    jest.mocked(setPassword).mockRejectedValueOnce(new AuthFailure('link-over'));
    const user = open();
    await type(user, 'correct horse battery');
    expect((await screen.findByRole('alert')).textContent).toMatch(/too easy to guess/);
    await user.click(await button('Set Password'));
    await screen.findByRole('link', { name: 'Get a New Link' });
  });
});

describe('an invitation', () => {
  const INVITATION = {
    email: 'kofi@example.org',
    roles: ['viewer', 'mailer'],
    invitedBy: 'ada@example.org',
    validUntil: '2025-03-09T00:30:00.000Z',
  };

  const open = (...answers: readonly CallableAnswer[]) =>
    openLink(passwordPageUrl('https://example.org', 'invitation', 'a-code'), answers);

  test('names both people, the roles and the deadline, and leads to a password once accepted', async () => {
    const accepted = { email: INVITATION.email, passwordCode: 'a-password-code' };
    const { user, sent } = open({ result: INVITATION }, { result: accepted });
    await screen.findByText('You can accept until March 8, 2025 at 6:30 PM, Houston time.');
    const text = document.body.textContent;
    expect(text).toContain('ada@example.org has invited kofi@example.org to the staff pages.');
    expect(text).toContain(`Viewer: ${ROLE_LABELS.viewer.purpose}`);
    expect(text).toContain('Mailer: Writes to registrants');
    expect(sent()).toEqual([{ action: 'read', code: 'a-code' }]);
    await user.click(await button('Accept and Set a Password'));
    await screen.findByLabelText('New password');
    expect(sent()[1]).toEqual({ action: 'accept', code: 'a-code' });
    expect(addressOfLink).toHaveBeenCalledWith(LOCAL_ENVIRONMENT, 'a-password-code');
  });

  test('is reported as expired, with the person to ask', async () => {
    const message = 'This invitation expired on March 8. Ask ada@example.org to invite you again.';
    open(refusal('FAILED_PRECONDITION', message));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('can be loaded again after a failure, and a refused acceptance is reported', async () => {
    const takenBack = refusal('FAILED_PRECONDITION', 'It was taken back.');
    const { user } = open(BUSY, { result: INVITATION }, takenBack);
    await user.click(await button('Try Again'));
    await user.click(await button('Accept and Set a Password'));
    await screen.findByText('It was taken back.');
    await button('Accept and Set a Password');
  });
});
