import {
  multiFactor,
  type MultiFactorAssertion,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth';
import type { Environment } from '@raade/contracts/releases/environment';
import { type SecondFactor, SECOND_FACTORS } from '@raade/contracts/staff/second-factor';
import { AuthFailure, orAuthFailure } from './auth-failure.ts';
import { authOf } from './auth.ts';

/** A second factor of the signed-in account. */
export interface EnrolledFactor {
  readonly id: string;
  readonly factor: SecondFactor;
  readonly since: Date;
}

/** A second factor that is being set up. */
export interface Enrollment {
  /**
   * Completes the setup with a first code. The current sign-in then counts as one with a second factor.
   *
   * @throws AuthFailure
   */
  readonly finish: (code: string) => Promise<void>;
}

export interface AppEnrollment extends Enrollment {
  /** The secret from which the app computes its codes, in base 32. */
  readonly key: string;
  /** The same secret as an `otpauth:` link, for a QR code. */
  readonly link: string;
}

const isKnown = (factorId: string): factorId is SecondFactor =>
  SECOND_FACTORS.some((factor) => factor === factorId);

/** Reads the second factors of the signed-in account. @throws AuthFailure */
export function readFactors(environment: Environment): Promise<EnrolledFactor[]> {
  return forUser(environment, async (user) => {
    await user.reload();
    return multiFactor(user).enrolledFactors.flatMap(({ uid, factorId, enrollmentTime }) =>
      isKnown(factorId) ? [{ id: uid, factor: factorId, since: new Date(enrollmentTime) }] : [],
    );
  });
}

/**
 * Starts the setup of an authenticator app.
 * @param issuer the name under which the app shows its codes
 * @throws AuthFailure
 */
export function beginApp(environment: Environment, issuer: string): Promise<AppEnrollment> {
  return forUser(environment, async (user) => {
    const session = await multiFactor(user).getSession();
    const secret = await TotpMultiFactorGenerator.generateSecret(session);
    return {
      key: secret.secretKey,
      link: secret.generateQrCodeUrl(user.email ?? '', issuer),
      finish: (code) =>
        enroll(environment, TotpMultiFactorGenerator.assertionForEnrollment(secret, code)),
    };
  });
}

/**
 * Starts the setup of text messages to a phone, like `+1 713 555 0100`. Works with the emulator only.
 *
 * @throws AuthFailure
 */
export function beginPhone(environment: Environment, phoneNumber: string): Promise<Enrollment> {
  return forUser(environment, async (user) => {
    const { sendCode } = await import('./phone-code.lazy.ts');
    const session = await multiFactor(user).getSession();
    const assertionOf = await sendCode(environment, { session, phoneNumber });
    return { finish: (code) => enroll(environment, assertionOf(code)) };
  });
}

/** Removes a second factor. The current sign-in then counts as one without. @throws AuthFailure */
export function removeFactor(environment: Environment, { id }: EnrolledFactor): Promise<void> {
  return forUser(environment, (user) => multiFactor(user).unenroll(id));
}

function enroll(environment: Environment, assertion: MultiFactorAssertion): Promise<void> {
  return forUser(environment, (user) => multiFactor(user).enroll(assertion));
}

/** Runs an operation on the signed-in account. @throws AuthFailure */
async function forUser<Answer>(
  environment: Environment,
  work: (user: User) => Promise<Answer>,
): Promise<Answer> {
  const user = authOf(environment).currentUser;
  if (!user) throw new AuthFailure('sign-in-expired');
  return orAuthFailure(() => work(user));
}
