import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** The characters of base 32 (RFC 4648, section 6). */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** The deadline of an enrollment that clients are told, in milliseconds. */
const FINISH_WITHIN_MS = 5 * 60_000;

interface Factor {
  readonly id: string;
  readonly key: string;
  readonly enrolledAt: string;
}

/** An error response of Identity Toolkit. */
export class Refusal extends Error {}

const newKey = () => [...randomBytes(32)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** The code for a key. Unlike real codes it does not change with time, which our code does not depend on. */
export const codeNow = (key: string) =>
  String(createHash('sha1').update(key).digest().readUInt32BE() % 1_000_000).padStart(6, '0');

/**
 * A fake of the second factors of Identity Platform: the authenticator app of each account, by email address. `start`
 * and `finish` are the two calls of an enrollment
 * (https://cloud.google.com/identity-platform/docs/reference/rest/v2/accounts.mfaEnrollment).
 */
export function totpFactors() {
  /** Keys of enrollments that are not finished. */
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

  /** The `mfaInfo` of an account; empty without a factor. */
  function infoOf(email: string) {
    const factor = enrolled.get(email);
    if (!factor) return {};
    const { id: mfaEnrollmentId, enrolledAt } = factor;
    return { mfaInfo: [{ mfaEnrollmentId, enrolledAt, totpInfo: {} }] };
  }

  /** Removes the factors of all accounts. */
  function clear(): void {
    enrolled.clear();
  }

  return { start, finish, check, withdraw, infoOf, clear };
}

export type TotpFactors = ReturnType<typeof totpFactors>;
