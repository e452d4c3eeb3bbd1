import type { Environment } from '@raade/contracts/releases/environment';
import { STAFF_ROLES } from '@raade/contracts/staff/roles';
import { environmentAt } from '@raade/contracts/testing/environment-at';
import { signOut } from '@raade/firebase/auth';
import { beginApp } from '@raade/firebase/second-factor-enrollment';
import { startAuthService } from '@raade/firebase/testing/auth-service';
import { codeNow } from '@raade/firebase/testing/totp-factors';
import { provideEnvironment } from '@raade/platform';
import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

type Account = Parameters<typeof startAuthService>[0][number];

/** The account of staff in tests that sign in. */
export const STAFF = {
  email: 'staff@example.org',
  password: 'sample-password',
  roles: STAFF_ROLES,
};

/** Starts a sign-in service with staff and these other accounts for the tests of a file. Each test ends signed out. */
export function serveStaff(...otherAccounts: readonly Account[]) {
  let service: Awaited<ReturnType<typeof startAuthService>>;
  let environment: Environment;

  beforeAll(async () => {
    service = await startAuthService([STAFF, ...otherAccounts]);
    environment = environmentAt(service.origin);
    provideEnvironment(environment);
  });
  beforeEach(() => {
    service.sessions.renewals.length = 0;
  });
  afterEach(async () => {
    await act(() => signOut(environment));
    service.totp.clear();
  });
  afterAll(() => service.stop());

  return {
    /** The service exists only while tests run, so it is a function. The same applies to the environment. */
    service: () => service,
    environment: () => environment,
    /** Sets up an authenticator app for the signed-in account, and returns its key. */
    enroll: async (): Promise<string> => {
      const { key, finish } = await beginApp(environment, 'RAADE');
      await finish(codeNow(key));
      return key;
    },
  };
}

/** Fills in the sign-in form, and sends it. */
export async function signInHere(user: UserEvent, email = STAFF.email, password = STAFF.password) {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}
