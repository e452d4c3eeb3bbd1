import type { Role } from '@raade/contracts/staff/roles';
import { unsignedIdToken } from './id-token.ts';
import { Refusal, type TotpFactors } from './totp-factors.ts';

export interface StoredAccount {
  readonly email: string;
  readonly password: string;
  readonly roles?: readonly Role[];
  readonly isDisabled?: boolean;
}

/** The fields of all requests that this fake reads. */
interface Sent {
  readonly email: string;
  readonly password: string;
  readonly idToken: string;
  readonly mfaPendingCredential: string;
  readonly mfaEnrollmentId: string;
  readonly totpVerificationInfo: {
    readonly sessionInfo: string;
    readonly verificationCode: string;
  };
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** The email address in a token. */
function addressOf(idToken: string): string {
  const claims = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { email: string }).email;
}

/**
 * A fake of Identity Toolkit for these accounts: sign-ins and second factors
 * (https://cloud.google.com/identity-platform/docs/reference/rest).
 */
export function identityToolkit(accounts: readonly StoredAccount[], totp: TotpFactors) {
  function account(email: string): StoredAccount {
    const found = accounts.find((one) => one.email === email);
    if (!found) throw new Refusal('INVALID_LOGIN_CREDENTIALS');
    return found;
  }

  function tokens(email: string, secondFactor?: 'totp') {
    const { roles } = account(email);
    return {
      idToken: unsignedIdToken({ email, roles, id: email, secondFactor }),
      refreshToken: 'sample',
      expiresIn: '3600',
    };
  }

  const CALLS: Readonly<Record<string, (sent: Sent) => object>> = {
    'v1/accounts:signInWithPassword': ({ email, password }) => {
      const found = account(email);
      if (found.password !== password) throw new Refusal('INVALID_LOGIN_CREDENTIALS');
      if (found.isDisabled) throw new Refusal('USER_DISABLED');
      const known = { localId: email, email };
      const info = totp.infoOf(email);
      // Accounts with a second factor get no token before the second factor.
      return 'mfaInfo' in info
        ? { ...known, ...info, mfaPendingCredential: email }
        : { ...known, ...tokens(email) };
    },
    'v1/accounts:lookup': ({ idToken }) => {
      const email = addressOf(idToken);
      const providerUserInfo = [{ providerId: 'password', rawId: email, email }];
      return { users: [{ localId: email, email, providerUserInfo, ...totp.infoOf(email) }] };
    },
    'v2/accounts/mfaEnrollment:start': () => ({ totpSessionInfo: totp.start() }),
    'v2/accounts/mfaEnrollment:finalize': ({ idToken, totpVerificationInfo }) => {
      const { sessionInfo, verificationCode } = totpVerificationInfo;
      totp.finish(addressOf(idToken), sessionInfo, verificationCode);
      return { ...tokens(addressOf(idToken), 'totp'), totpAuthInfo: {} };
    },
    'v2/accounts/mfaEnrollment:withdraw': ({ idToken, mfaEnrollmentId }) => {
      totp.withdraw(addressOf(idToken), mfaEnrollmentId);
      return tokens(addressOf(idToken));
    },
    'v2/accounts/mfaSignIn:finalize': (sent) => {
      const { mfaPendingCredential: email, mfaEnrollmentId, totpVerificationInfo } = sent;
      totp.check(email, mfaEnrollmentId, totpVerificationInfo.verificationCode);
      return tokens(email, 'totp');
    },
  };

  return (url: string, sent: unknown): Answer => {
    const name = Object.keys(CALLS).find((call) => url.includes(`/${call}?`)) ?? '';
    try {
      return { status: 200, body: CALLS[name]?.(sent as Sent) ?? {} };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: 400, body: { error: { code: 400, message: error.message } } };
    }
  };
}
