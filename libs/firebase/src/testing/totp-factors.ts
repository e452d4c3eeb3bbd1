import { randomUUID } from 'node:crypto';
import { bytesOf, CODE_LENGTH, newKey, PERIOD_S, totpCode } from './totp-codes.ts';

/** Codes of so many periods before and after are taken, too, as Identity Platform does unless told otherwise. */
const ADJACENT = 5;
const A_PERIOD_MS = PERIOD_S * 1000;
/** Milliseconds that an enrolment has, as its beginner is told. */
const FINISH_WITHIN_MS = 5 * 60_000;

interface Factor {
  readonly id: string;
  readonly key: string;
  readonly enrolledAt: string;
}

/** A refusal of Identity Toolkit's. */
export class Refusal extends Error {}

function isRight(key: string, code: string): boolean {
  return Array.from({ length: 2 * ADJACENT + 1 }, (_, index) => index - ADJACENT).some(
    (period) => totpCode(bytesOf(key), (Date.now() + period * A_PERIOD_MS) / 1000) === code,
  );
}

/**
 * The authenticator apps of accounts, by their address, as Identity Platform keeps them
 * (https://cloud.google.com/identity-platform/docs/reference/rest/v2/accounts.mfaEnrollment/start and what stands
 * beside it): `start` and `finish` are the two calls of an enrolment.
 */
export function totpFactors() {
  /** Keys of enrolments that are not finished. */
  const begun = new Map<string, string>();
  const enrolled = new Map<string, Factor>();

  function start() {
    const sessionInfo = randomUUID();
    const key = newKey();
    begun.set(sessionInfo, key);
    return {
      sharedSecretKey: key,
      verificationCodeLength: CODE_LENGTH,
      hashingAlgorithm: 'SHA1',
      periodSec: PERIOD_S,
      sessionInfo,
      finalizeEnrollmentTime: new Date(Date.now() + FINISH_WITHIN_MS).toISOString(),
    };
  }

  function finish(email: string, sessionInfo: string, code: string): void {
    const key = begun.get(sessionInfo);
    if (key === undefined) throw new Refusal('SESSION_EXPIRED');
    if (!isRight(key, code)) throw new Refusal('INVALID_CODE');
    const enrolledAt = new Date().toISOString();
    enrolled.set(email, { id: randomUUID(), key, enrolledAt });
    begun.delete(sessionInfo);
  }

  function check(email: string, id: string, code: string): void {
    const factor = enrolled.get(email);
    if (factor?.id !== id) throw new Refusal('MFA_ENROLLMENT_NOT_FOUND');
    if (!isRight(factor.key, code)) throw new Refusal('INVALID_CODE');
  }

  function withdraw(email: string, id: string): void {
    if (enrolled.get(email)?.id !== id) throw new Refusal('MFA_ENROLLMENT_NOT_FOUND');
    enrolled.delete(email);
  }

  /** The account's `mfaInfo`; not there without a factor. */
  function infoOf(email: string) {
    const factor = enrolled.get(email);
    if (!factor) return {};
    const { id: mfaEnrollmentId, enrolledAt } = factor;
    return { mfaInfo: [{ mfaEnrollmentId, enrolledAt, totpInfo: {} }] };
  }

  /** Takes the factors of all accounts away. */
  function clear(): void {
    enrolled.clear();
  }

  return { start, finish, check, withdraw, infoOf, clear };
}

export type TotpFactors = ReturnType<typeof totpFactors>;
