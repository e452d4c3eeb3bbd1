import { LOCAL_PROJECT_ID } from '@raade/contracts/local/local-stack';

// Firebase Auth as anyone can call it who has the key that stands in every page. Tests that use it set
// `GCLOUD_PROJECT` to the local stack's, which is the project that such calls reach, whatever their key.

const host = () => `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`;

interface Answer {
  readonly isDone: boolean;
  readonly body: { readonly idToken?: string };
}

/** Calls a method of https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts. */
export async function askAuth(method: string, body: object): Promise<Answer> {
  const address = `${host()}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=sample`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return { isDone: response.ok, body: (await response.json()) as Answer['body'] };
}

export const signIn = (email: string, password: string) =>
  askAuth('signInWithPassword', { email, password, returnSecureToken: true });

export const signInWithGoogle = (email: string) =>
  askAuth('signInWithIdp', {
    postBody: `providerId=google.com&id_token=${JSON.stringify({ sub: email, email, email_verified: true })}`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
  });

/** The codes of the mails that Firebase Auth itself has sent to the address. */
export async function codesOfGoogle(email: string): Promise<readonly string[]> {
  const response = await fetch(`${host()}/emulator/v1/projects/${LOCAL_PROJECT_ID}/oobCodes`);
  const { oobCodes } = (await response.json()) as {
    oobCodes: readonly { email: string; oobCode: string }[];
  };
  return oobCodes.filter((sent) => sent.email === email).map(({ oobCode }) => oobCode);
}
