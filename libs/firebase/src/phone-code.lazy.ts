import {
  type ApplicationVerifier,
  PhoneAuthProvider,
  type PhoneInfoOptions,
  type PhoneMultiFactorAssertion,
  PhoneMultiFactorGenerator,
} from 'firebase/auth';
import type { Environment } from '@raade/contracts/releases/environment';
import { authOf } from './auth.ts';

/** The Auth emulator believes whatever stands in the place of reCAPTCHA's word. */
const EMULATED: ApplicationVerifier & { _reset: () => void } = {
  type: 'recaptcha',
  verify: () => Promise.resolve('emulated'),
  // The SDK calls this one afterwards, although its types do not tell.
  _reset: () => undefined,
};

/**
 * Sends a code as a text message, which only the Auth emulator does for us: it lists it at its
 * `/emulator/v1/projects/{id}/verificationCodes`.
 * @returns a function that makes an assertion of the code
 * @throws FirebaseError
 */
export async function sendCode(
  environment: Environment,
  to: PhoneInfoOptions,
): Promise<(code: string) => PhoneMultiFactorAssertion> {
  const provider = new PhoneAuthProvider(authOf(environment));
  const id = await provider.verifyPhoneNumber(to, EMULATED);
  return (code) => PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(id, code));
}
