import { CALLABLES } from '@raade/contracts/base/callables';
import { passwordResetResponseSchema } from '@raade/contracts/staff/password';
import { callFunction, CallFailure } from '@raade/firebase/callables';
import { environment, logger } from '@raade/platform';

const NOT_ASKED = 'We could not reach our service. Please try again in a moment.';

/**
 * Asks for a link by mail.
 * @returns why that did not work; undefined if it did, whether the address has an account or not
 */
export async function askForLink(email: string): Promise<string | undefined> {
  try {
    const name = CALLABLES.requestPasswordReset;
    await callFunction(environment(), name, { email }, passwordResetResponseSchema);
    return undefined;
  } catch (error) {
    logger.error('no link asked for', {}, error);
    const isTold = error instanceof CallFailure && error.code === 'resource-exhausted';
    return (isTold && error.written) || NOT_ASKED;
  }
}
