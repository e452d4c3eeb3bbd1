import type { SecondFactorMode } from '@raade/contracts/staff/second-factor';
import { documentOf } from './firestore-values.ts';
import { identityToolkit, type StoredAccount } from './identity-toolkit.ts';
import { type JsonService, startJsonService } from './json-service.ts';
import { totpFactors, type TotpFactors } from './totp-factors.ts';

const NOTED = { writeResults: [{}], commitTime: new Date().toISOString() };
const DENIED = { error: { code: 403, status: 'PERMISSION_DENIED', message: 'sample' } };

/** The renewals of sessions that the fake Firestore has received. */
interface Sessions {
  /** True to refuse renewals, as for sessions that have ended. */
  areOver: boolean;
  /** The fields of each renewal, in turn. */
  readonly renewals: string[][];
}

interface Commit {
  readonly writes: readonly {
    readonly updateTransforms?: readonly { readonly fieldPath: string }[];
  }[];
}

function recordSessionUse(sessions: Sessions, { writes }: Commit) {
  if (sessions.areOver) return { status: 403, body: DENIED };
  const fields = writes.flatMap(({ updateTransforms = [] }) => updateTransforms);
  sessions.renewals.push(fields.map(({ fieldPath }) => fieldPath));
  return { status: 200, body: NOTED };
}

/** The sign-in settings that the fake Firestore returns. */
interface Settings {
  secondFactor: SecondFactorMode;
}

function signInSettings({ secondFactor }: Settings) {
  const found = documentOf('settings/sign-in', { second_factor: secondFactor });
  return { status: 200, body: [{ found, readTime: new Date().toISOString() }] };
}

interface AuthService extends JsonService {
  readonly sessions: Sessions;
  readonly settings: Settings;
  readonly totp: TotpFactors;
}

/**
 * Starts a fake of Identity Toolkit for sign-ins of these accounts, and of the parts of Firestore that a sign-in needs:
 * renewals of sessions and sign-in settings.
 */
export async function startAuthService(accounts: readonly StoredAccount[]): Promise<AuthService> {
  const sessions: Sessions = { areOver: false, renewals: [] };
  const settings: Settings = { secondFactor: 'optional' };
  const totp = totpFactors();
  const answer = identityToolkit(accounts, totp);
  const service = await startJsonService((url, sent) => {
    if (url.includes(':commit')) return recordSessionUse(sessions, sent as Commit);
    return url.includes(':batchGet') ? signInSettings(settings) : answer(url, sent);
  });
  return { ...service, sessions, settings, totp };
}
