import { createHmac, randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

/** Seconds for which a code is good. */
export const PERIOD_S = 30;
/** Digits of a code. */
export const CODE_LENGTH = 6;

/** A new key in base 32 (RFC 4648, section 6), as long as RFC 4226 asks for: 160 bits. */
export function newKey(): string {
  return [...randomBytes(32)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** The bytes that a text in base 32 stands for. */
export function bytesOf(base32: string): Buffer {
  const bits = Array.from(base32, (letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(BITS, '0'),
  );
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/**
 * The code of a key at a moment (RFC 6238, by SHA-1).
 * @param seconds since 1970
 */
export function totpCode(key: Buffer, seconds: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(seconds / PERIOD_S)));
  const digest = createHmac('sha1', key).update(counter).digest();
  // RFC 4226, section 5.3: the last half byte says where the four bytes stand that count, without their sign.
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0');
}

/** The code that an app with this key shows now. */
export const codeNow = (base32: string) => totpCode(bytesOf(base32), Date.now() / 1000);
