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

/** Serves the sign-ins of staff, and of these others, to the tests of a file; each ends signed out. */
export function serveStaff(...others: readonly Account[]) {
  let service: Awaited<ReturnType<typeof startAuthService>>;
  let environment: Environment;

  beforeAll(async () => {
    service = await startAuthService([STAFF, ...others]);
    environment = environmentAt(service.origin);
    provideEnvironment(environment);
  });
  beforeEach(() => {
    service.sessions.notes.length = 0;
  });
  afterEach(async () => {
    await act(() => signOut(environment));
    service.totp.clear();
  });
  afterAll(() => service.stop());

  return {
    /** Available once the tests run, like the environment that leads to it. */
    service: () => service,
    environment: () => environment,
    /** Gives the account that is signed in an authenticator app. Answers its key. */
    enroll: async (): Promise<string> => {
      const { key, finish } = await beginApp(environment, 'RAADE');
      await finish(codeNow(key));
      return key;
    },
  };
}

/** Fills in the form of the gate, and sends it. */
export async function signInHere(user: UserEvent, email = STAFF.email, password = STAFF.password) {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}
