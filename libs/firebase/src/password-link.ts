import { confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import type { Environment } from '@raade/contracts/releases/environment';
import { orAuthFailure } from './auth-failure.ts';
import { authOf } from './auth.ts';
import { checkIndexedDb } from './check-indexed-db.ts';

/**
 * Returns the address of the account of a password link. The code stays valid.
 * @throws AuthFailure `link-over` for a code that was used, has expired or is invalid
 */
export function addressOfLink(environment: Environment, code: string): Promise<string> {
  return orAuthFailure(async () => {
    await checkIndexedDb();
    return verifyPasswordResetCode(authOf(environment), code);
  });
}

/**
 * Sets the password with the code of a link, which can be used once. This also verifies the address and ends earlier
 * sign-ins.
 * @throws AuthFailure
 */
export function setPassword(
  environment: Environment,
  code: string,
  password: string,
): Promise<void> {
  return orAuthFailure(async () => {
    await checkIndexedDb();
    await confirmPasswordReset(authOf(environment), code, password);
  });
}
