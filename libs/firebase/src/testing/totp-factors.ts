import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** Letters of base 32 (RFC 4648, section 6), in which keys are written. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Milliseconds that an enrolment has, as its beginner is told. */
const FINISH_WITHIN_MS = 5 * 60_000;

interface Factor {
  readonly id: string;
  readonly key: string;
  readonly enrolledAt: string;
}

/** A refusal of Identity Toolkit's. */
export class Refusal extends Error {}

const newKey = () => [...randomBytes(32)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** The code that an app with this key shows: one at all times here, since nothing of ours works with its time. */
export const codeNow = (key: string) =>
  String(createHash('sha1').update(key).digest().readUInt32BE() % 1_000_000).padStart(6, '0');

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
      verificationCodeLength: 6,
      hashingAlgorithm: 'SHA1',
      periodSec: 30,
      sessionInfo,
      finalizeEnrollmentTime: new Date(Date.now() + FINISH_WITHIN_MS).toISOString(),
    };
  }

  function finish(email: string, sessionInfo: string, code: string): void {
    const key = begun.get(sessionInfo);
    if (key === undefined) throw new Refusal('SESSION_EXPIRED');
    if (codeNow(key) !== code) throw new Refusal('INVALID_CODE');
    const enrolledAt = new Date().toISOString();
    enrolled.set(email, { id: randomUUID(), key, enrolledAt });
    begun.delete(sessionInfo);
  }

  function check(email: string, id: string, code: string): void {
    const factor = enrolled.get(email);
    if (factor?.id !== id) throw new Refusal('MFA_ENROLLMENT_NOT_FOUND');
    if (codeNow(factor.key) !== code) throw new Refusal('INVALID_CODE');
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
