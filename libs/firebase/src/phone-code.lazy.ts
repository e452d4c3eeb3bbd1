import {
  type ApplicationVerifier,
  PhoneAuthProvider,
  type PhoneInfoOptions,
  type PhoneMultiFactorAssertion,
  PhoneMultiFactorGenerator,
} from 'firebase/auth';
import type { Environment } from '@raade/contracts/releases/environment';
import { authOf } from './auth.ts';

/** Replaces reCAPTCHA: the Auth emulator accepts any token. */
const EMULATED_VERIFIER: ApplicationVerifier & { _reset: () => void } = {
  type: 'recaptcha',
  verify: () => Promise.resolve('emulated'),
  // The SDK calls this method, although it is missing in its types.
  _reset: () => undefined,
};

/**
 * Sends a code as a text message. Works with the Auth emulator only, which lists the codes at
 * `/emulator/v1/projects/{id}/verificationCodes`.
 * @returns a function that converts the code to an assertion for the SDK
 * @throws FirebaseError
 */
export async function sendCode(
  environment: Environment,
  phone: PhoneInfoOptions,
): Promise<(code: string) => PhoneMultiFactorAssertion> {
  const provider = new PhoneAuthProvider(authOf(environment));
  const id = await provider.verifyPhoneNumber(phone, EMULATED_VERIFIER);
  return (code) => PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(id, code));
}
