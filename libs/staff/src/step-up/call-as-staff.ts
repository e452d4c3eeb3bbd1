import { type SessionRefusal, sessionRefusalSchema } from '@raade/contracts/staff/staff-session';
import { callFunction, CallFailure } from '@raade/firebase/callables';
import { environment } from '@raade/platform';
// Imported by name: `z` would add all of zod with its languages to the bundle.
import { safeParse, type output, type ZodMiniType } from 'zod/mini';
import { askToReauthenticate } from './reauthentication.store.ts';

/**
 * Calls a function for staff. If it requires a sign-in of the last minutes, a dialog asks for a new sign-in, and the call
 * is repeated.
 *
 * @throws CallFailure, also if nobody signed in again
 */
export async function callAsStaff<Schema extends ZodMiniType>(
  name: string,
  payload: unknown,
  answerSchema: Schema,
): Promise<output<Schema>> {
  const call = () => callFunction(environment(), name, payload, answerSchema);
  try {
    return await call();
  } catch (error) {
    if (refusalOf(error) === 'sign-in-too-old' && (await askToReauthenticate())) return call();
    throw error;
  }
}

function refusalOf(error: unknown): SessionRefusal | undefined {
  if (!(error instanceof CallFailure)) return undefined;
  return safeParse(sessionRefusalSchema, error.details).data?.reason;
}
