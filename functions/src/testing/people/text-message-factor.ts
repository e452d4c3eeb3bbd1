import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';
import * as z from 'zod/mini';

interface Tokens {
  readonly idToken: string;
}

/** A sign-in that waits for the code of a text message. */
export interface PendingSignIn {
  readonly mfaPendingCredential: string;
  readonly mfaEnrollmentId: string;
}

const codesSchema = z.object({
  verificationCodes: z.array(z.object({ phoneNumber: z.string(), code: z.string() })),
});

const host = () => `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`;

/** Calls Identity Toolkit as browsers do. @throws Error with its message for what it refuses */
async function call<Answer>(method: string, sent: object): Promise<Answer> {
  const response = await fetch(`${host()}/identitytoolkit.googleapis.com/${method}?key=sample`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  });
  const body = (await response.json()) as Answer & { error?: { message: string } };
  if (body.error) throw new Error(body.error.message);
  return body;
}

/** The code of the newest text message to this phone, which the emulator lists. */
async function codeSentTo(phoneNumber: string): Promise<string> {
  const path = `/emulator/v1/projects/${LOCAL_PROJECT_ID}/verificationCodes`;
  const { verificationCodes } = z.parse(codesSchema, await (await fetch(host() + path)).json());
  return verificationCodes.findLast((one) => one.phoneNumber === phoneNumber)?.code ?? '';
}

/** Signs in with a password: with tokens, or with what waits for a second factor. */
export async function signInByPassword(email: string, password: string) {
  const answer = await call<
    Partial<Tokens> & { mfaPendingCredential?: string; mfaInfo?: { mfaEnrollmentId: string }[] }
  >('v1/accounts:signInWithPassword', { email, password, returnSecureToken: true });
  const { idToken, mfaPendingCredential = '', mfaInfo = [] } = answer;
  return { idToken, mfaPendingCredential, mfaEnrollmentId: mfaInfo[0]?.mfaEnrollmentId ?? '' };
}

/** Sets up text messages to the phone as the second factor. */
export async function enrolPhone(idToken: string, phoneNumber: string): Promise<void> {
  const phoneEnrollmentInfo = { phoneNumber, recaptchaToken: 'sample' };
  const { phoneSessionInfo } = await call<{ phoneSessionInfo: { sessionInfo: string } }>(
    'v2/accounts/mfaEnrollment:start',
    { idToken, phoneEnrollmentInfo },
  );
  const code = await codeSentTo(phoneNumber);
  await call('v2/accounts/mfaEnrollment:finalize', {
    idToken,
    phoneVerificationInfo: { ...phoneSessionInfo, code },
  });
}

/** Goes on with the code of a text message, or with another one. */
export async function answerMessage(
  { mfaPendingCredential, mfaEnrollmentId }: PendingSignIn,
  phoneNumber: string,
  wrongCode?: string,
): Promise<string> {
  const { phoneResponseInfo } = await call<{ phoneResponseInfo: { sessionInfo: string } }>(
    'v2/accounts/mfaSignIn:start',
    { mfaPendingCredential, mfaEnrollmentId, phoneSignInInfo: { recaptchaToken: 'sample' } },
  );
  const code = wrongCode ?? (await codeSentTo(phoneNumber));
  const { idToken } = await call<Tokens>('v2/accounts/mfaSignIn:finalize', {
    mfaPendingCredential,
    phoneVerificationInfo: { ...phoneResponseInfo, code },
  });
  return idToken;
}
