const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const BITS = 5;

/** Base 32 of RFC 4648 (6), in lower case and without padding: it outlives servers that change the case of addresses. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const digits = bits.match(/.{1,5}/g) ?? [];
  return digits.map((digit) => ALPHABET[parseInt(digit.padEnd(BITS, '0'), 2)]).join('');
}

/** The bytes of such a text; null for any other, and for one that `toBase32` would have written in another way. */
export function fromBase32(text: string): Buffer | null {
  const values = Array.from(text, (letter) => ALPHABET.indexOf(letter));
  if (values.includes(-1)) return null;
  const bits = values.map((value) => value.toString(2).padStart(BITS, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  return toBase32(bytes) === text ? bytes : null;
}
