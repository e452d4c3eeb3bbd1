import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';

// Calls of Firebase Auth with the public key that every page contains. Tests that use them set `GCLOUD_PROJECT` to the
// project of the local stack, which such calls always reach.

const host = () => `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`;

interface Answer<Body> {
  readonly isDone: boolean;
  readonly body: Body;
}

/** Calls a method of Identity Toolkit, as browsers do. */
async function askToolkit<Body>(method: string, body: object): Promise<Answer<Body>> {
  const address = `${host()}/identitytoolkit.googleapis.com/${method}?key=sample`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return { isDone: response.ok, body: (await response.json()) as Body };
}

/** Calls a method of https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts. */
export const askAuth = (method: string, body: object) =>
  askToolkit<{ readonly idToken?: string }>(`v1/accounts:${method}`, body);

/** Lists the messages that Firebase Auth would have sent; the emulator keeps them. */
async function listedByAuth<Listed>(list: string): Promise<Listed> {
  const response = await fetch(`${host()}/emulator/v1/projects/${LOCAL_PROJECT_ID}/${list}`);
  return (await response.json()) as Listed;
}

export const signIn = (email: string, password: string) =>
  askAuth('signInWithPassword', { email, password, returnSecureToken: true });

export const signInWithGoogle = (email: string) =>
  askAuth('signInWithIdp', {
    postBody: `providerId=google.com&id_token=${JSON.stringify({ sub: email, email, email_verified: true })}`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
  });

interface Sent {
  readonly email: string;
  readonly oobCode: string;
}

/** The codes of the mails that Firebase Auth has sent to the address. */
export async function codesOfGoogle(email: string): Promise<readonly string[]> {
  const { oobCodes } = await listedByAuth<{ oobCodes: readonly Sent[] }>('oobCodes');
  return oobCodes.filter((sent) => sent.email === email).map(({ oobCode }) => oobCode);
}

// Text messages as the second factor.

interface Tokens {
  readonly idToken: string;
}

/** A sign-in that waits for the code of a text message. */
export interface PendingSignIn {
  readonly mfaPendingCredential: string;
  readonly mfaEnrollmentId: string;
}

/** @throws Error with the message of Identity Toolkit if it refuses the request */
async function call<Answer>(method: string, sent: object): Promise<Answer> {
  const { body } = await askToolkit<Answer & { error?: { message: string } }>(method, sent);
  if (body.error) throw new Error(body.error.message);
  return body;
}

interface Message {
  readonly phoneNumber: string;
  readonly code: string;
}

/** The code of the newest text message to this phone. */
async function codeSentTo(phoneNumber: string): Promise<string> {
  const { verificationCodes } = await listedByAuth<{ verificationCodes: readonly Message[] }>(
    'verificationCodes',
  );
  return verificationCodes.findLast((one) => one.phoneNumber === phoneNumber)?.code ?? '';
}

/** Signs in with a password. Resolves with a token, or with a sign-in that waits for a second factor. */
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

/** Completes a sign-in with the code of the text message, or with a wrong code. */
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
