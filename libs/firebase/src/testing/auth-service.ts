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

const NOTED = { writeResults: [{}], commitTime: new Date().toISOString() };
const DENIED = { error: { code: 403, status: 'PERMISSION_DENIED', message: 'sample' } };

/** Notes of sessions, as Firestore gets them. */
interface Sessions {
  /** True: the server knows that the session is over. */
  areOver: boolean;
  /** The fields of each note, in turn. */
  readonly notes: string[][];
}

interface Commit {
  readonly writes: readonly {
    readonly updateTransforms?: readonly { readonly fieldPath: string }[];
  }[];
}

function noteSession(sessions: Sessions, { writes }: Commit) {
  if (sessions.areOver) return { status: 403, body: DENIED };
  const fields = writes.flatMap(({ updateTransforms = [] }) => updateTransforms);
  sessions.notes.push(fields.map(({ fieldPath }) => fieldPath));
  return { status: 200, body: NOTED };
}

/**
 * Answers sign-ins as Identity Toolkit does
 * (https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts), for these accounts, and notes of
 * their sessions as Firestore does.
 */
export async function startAuthService(
  accounts: readonly StoredAccount[],
): Promise<JsonService & { readonly sessions: Sessions }> {
  const sessions: Sessions = { areOver: false, notes: [] };
  const service = await startJsonService((url, sent) => {
    if (url.includes(':commit')) return noteSession(sessions, sent as Commit);
    const { email, password, idToken } = sent as Record<'email' | 'password' | 'idToken', string>;
    if (!url.includes(':signInWithPassword')) return lookUp(idToken);
    return signIn(
      accounts.find((account) => account.email === email),
      password,
    );
  });
  return { ...service, sessions };
}
