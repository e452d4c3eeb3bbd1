import * as z from 'zod/mini';

export const EMAIL_MESSAGES = {
  invalid: 'Please enter a valid email address',
  unreachable:
    'Please enter another email address: before the @ we can reach letters a to z, digits and signs, 64 at most',
} as const;

/** Refused before the @: spaces, controls and characters with a meaning of their own in a header (RFC 5322, 3.2.3). */
const NOT_IN_A_NAME = '@.\\p{Z}\\p{Cc}()<>\\[\\]:;,"\\\\';
/** A part of a domain between its dots. */
const LABEL = '[\\p{L}\\p{M}\\p{N}-]+';

/**
 * The shape of an email address: a name without empty parts between its dots, an at sign, a domain with a dot in letters
 * of any script. `firestore.rules` repeats it: its classes are those that JavaScript and RE2 both know.
 */
export const EMAIL_SHAPE = `^[^${NOT_IN_A_NAME}]+(\\.[^${NOT_IN_A_NAME}]+)*@(${LABEL}\\.)+\\p{L}(${LABEL})?$`;

/**
 * The part before the at sign that all mail servers accept: ASCII, since few support others (RFC 6531), and at most 64
 * characters (RFC 5321, 4.5.3.1.1). `firestore.rules` repeats it.
 */
export const REACHABLE_SHAPE = '^[\\u{21}-\\u{3F}\\u{41}-\\u{7E}]{1,64}@.*$';

/**
 * Converts the domain of an address to ASCII (IDNA: RFC 5891, UTS 46), as mail servers and payment services need it.
 * Domains that cannot be converted stay.
 */
export function withAsciiDomain(address: string): string {
  const domainStart = address.lastIndexOf('@') + 1;
  const domain = address.slice(domainStart);
  // ASCII domains are returned as they are, since the URL parser would also change numbers and escapes in them.
  if (domainStart === 0 || /^[\x20-\x7e]*$/.test(domain)) return address;
  try {
    return address.slice(0, domainStart) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

/** Normalizes an address, for comparing and sending: trimmed, NFC, lower case, ASCII domain. */
export function normalizeAddress(address: string): string {
  return withAsciiDomain(address.trim().normalize('NFC').toLowerCase());
}

/** The checks of an email address in all forms. */
export const EMAIL_CHECKS = [
  z.regex(new RegExp(EMAIL_SHAPE, 'u'), { error: EMAIL_MESSAGES.invalid, abort: true }),
  z.regex(new RegExp(REACHABLE_SHAPE, 'u'), EMAIL_MESSAGES.unreachable),
] as const;

/** Limit of characters in forms. */
const LENGTH_LIMIT = 200;

/** An address in a form: trimmed, with its domain converted to ASCII. */
export const emailAddress = z
  .string(EMAIL_MESSAGES.invalid)
  .check(
    z.trim(),
    ...EMAIL_CHECKS,
    z.maxLength(LENGTH_LIMIT, `Please use at most ${LENGTH_LIMIT} characters`),
    z.overwrite(withAsciiDomain),
  );
