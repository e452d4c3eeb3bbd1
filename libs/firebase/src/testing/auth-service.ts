import { unsignedIdToken } from './id-token.ts';
import { type JsonService, startJsonService } from './json-service.ts';

interface StoredAccount {
  readonly email: string;
  readonly password: string;
  readonly role?: string;
  readonly isDisabled?: boolean;
}

const refusal = (message: string) => ({ status: 400, body: { error: { code: 400, message } } });

function signIn(account: StoredAccount | undefined, password: string) {
  if (account?.password !== password) return refusal('INVALID_LOGIN_CREDENTIALS');
  if (account.isDisabled) return refusal('USER_DISABLED');
  const tokens = {
    idToken: unsignedIdToken({ ...account, id: account.email }),
    refreshToken: 'sample',
    expiresIn: '3600',
  };
  return { status: 200, body: { localId: account.email, email: account.email, ...tokens } };
}

function lookUp(idToken: string) {
  const claims = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  const { email } = JSON.parse(claims) as { email: string };
  return { status: 200, body: { users: [{ localId: email, email }] } };
}

/**
 * Answers sign-ins as Identity Toolkit does
 * (https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts), for these accounts.
 */
export function startAuthService(accounts: readonly StoredAccount[]): Promise<JsonService> {
  return startJsonService((url, sent) => {
    const { email, password, idToken } = sent as Record<'email' | 'password' | 'idToken', string>;
    if (!url.includes(':signInWithPassword')) return lookUp(idToken);
    return signIn(
      accounts.find((account) => account.email === email),
      password,
    );
  });
}
