import { confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import type { Environment } from '@raade/contracts/releases/environment';
import { orAuthFailure } from './auth-failure.ts';
import { authOf } from './auth.ts';
import { databasesAnswer } from './databases-answer.ts';

/**
 * The address of the account whose password a link sets. The code stays good.
 * @throws AuthFailure `link-over` for a code that was used, is too old, or is none
 */
export function addressOfLink(environment: Environment, code: string): Promise<string> {
  return orAuthFailure(async () => {
    await databasesAnswer();
    return verifyPasswordResetCode(authOf(environment), code);
  });
}

/**
 * Sets the password by the code of a link, which is used up by that. The address counts as verified from then on, and
 * sessions that were begun before cannot be renewed.
 * @throws AuthFailure
 */
export function setPassword(
  environment: Environment,
  code: string,
  password: string,
): Promise<void> {
  return orAuthFailure(async () => {
    await databasesAnswer();
    await confirmPasswordReset(authOf(environment), code, password);
  });
}
