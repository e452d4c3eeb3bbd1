import { Failure } from '@raade/contracts/base/failure';
import { applicationDefault } from 'firebase-admin/app';

/** Message if no credentials are found. */
export const UNKNOWN_CALLER =
  'Google does not know your account. Run `gcloud auth application-default login` first, with an account\n' +
  'that may administer the project.';

/** Returns a function that gets access tokens for the Application Default Credentials (ADC) of this machine. */
export function tokenSource(): () => Promise<string> {
  const credential = applicationDefault();
  return async () => {
    try {
      return (await credential.getAccessToken()).access_token;
    } catch (cause) {
      throw new Failure(UNKNOWN_CALLER, { cause });
    }
  };
}
