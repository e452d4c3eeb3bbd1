import { confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import type { Environment } from '@raade/contracts/releases/environment';
import { authFailureOf } from './auth-failure.ts';
import { authOf } from './auth.ts';
import { databasesAnswer } from './databases-answer.ts';

/**
 * The address of the account whose password a link sets. The code stays good.
 * @throws AuthFailure `link-over` for a code that was used, is too old, or is none
 */
export async function addressOfLink(environment: Environment, code: string): Promise<string> {
  try {
    await databasesAnswer();
    return await verifyPasswordResetCode(authOf(environment), code);
  } catch (error) {
    throw authFailureOf(error);
  }
}

/**
 * Sets the password by the code of a link, which is used up by that. The address counts as verified from then on, and
 * sessions that were begun before cannot be renewed.
 * @throws AuthFailure
 */
export async function setPassword(
  environment: Environment,
  code: string,
  password: string,
): Promise<void> {
  try {
    await databasesAnswer();
    await confirmPasswordReset(authOf(environment), code, password);
  } catch (error) {
    throw authFailureOf(error);
  }
}
