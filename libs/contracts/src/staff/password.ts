import * as z from 'zod/mini';
import { emailAddress } from '../base/email-address.ts';

/** Length of a password in characters. Length matters most, so no kinds of characters are required. */
export const PASSWORD_LENGTH = { least: 12, most: 128 } as const;

export const PASSWORD_MESSAGES = {
  tooShort: `Please use at least ${PASSWORD_LENGTH.least} characters`,
  tooLong: `Please use at most ${PASSWORD_LENGTH.most} characters`,
  monotonous: 'Please use more than a few different characters',
  guessable: 'Please use words that are harder to guess',
  address: 'Please use something else than your email address',
  different: 'The two passwords are not the same',
} as const;

/** Least number of different characters: `abababababab` is long, but easy to guess. */
const LEAST_DIFFERENT = 5;

/** Returns a message about a weak password; undefined if it is strong enough. */
export function passwordProblem(password: string, email: string): string | undefined {
  if (password.length < PASSWORD_LENGTH.least) return PASSWORD_MESSAGES.tooShort;
  if (password.length > PASSWORD_LENGTH.most) return PASSWORD_MESSAGES.tooLong;
  if (new Set(password).size < LEAST_DIFFERENT) return PASSWORD_MESSAGES.monotonous;
  if (password.toLowerCase() === email.toLowerCase()) return PASSWORD_MESSAGES.address;
  if (isGuessable(password, email)) return PASSWORD_MESSAGES.guessable;
  return undefined;
}

/** The page that mailed links open, to accept an invitation or set a password. */
export const SET_PASSWORD_PATH = '/admin/set-password';
/** The page that requests a mail with a link. */
export const FORGOT_PASSWORD_PATH = '/admin/forgot-password';

/** `code`: of Firebase Auth, sets a password within an hour; `invitation`: our own, accepts an invitation. */
type LinkKind = 'code' | 'invitation';

/** Returns the link for a mail. The code is in the fragment, which browsers send to no server. */
export function passwordPageUrl(siteUrl: string, kind: LinkKind, code: string): string {
  const url = new URL(SET_PASSWORD_PATH, siteUrl);
  url.hash = new URLSearchParams({ [kind]: code }).toString();
  return url.href;
}

/** Punctuation that stood after the link in a text, and that a mail program took for its end. No code ends with it. */
const TRAILING_PUNCTUATION = /[\])}.,:;!?']+$/;

/** Returns the code in the `hash` of such a link; null if there is none of this kind. */
export function codeOfLink(hash: string, kind: LinkKind): string | null {
  return new URLSearchParams(hash.replace(/^#/, '').replace(TRAILING_PUNCTUATION, '')).get(kind);
}

/** Payload of the callable `request-password-reset`. */
export const passwordResetRequestSchema = z.strictObject({
  email: emailAddress,
});

/** Answer of `request-password-reset`: the same for addresses with and without an account. */
export const passwordResetResponseSchema = z.object({ accepted: z.literal(true) });
export type PasswordResetResponse = z.infer<typeof passwordResetResponseSchema>;

/** Limits per hour. */
export const PASSWORD_RESET_RATES = {
  /** Mails to one mailbox; more are silently not sent. */
  perMailbox: 3,
  /** Calls from one connection. */
  perNetwork: 30,
  /** Mails in total; calls for addresses without an account do not count. */
  inTotal: 200,
} as const;

/**
 * Words that make a password long but easy to guess: the association and its work, common passwords and their parts,
 * keyboard rows, seasons.
 */
const GUESSABLE_WORDS = `
  raade rice riceuniversity university owls houston texas africa african development association
  forum conference studios innovation donation donate staff admin administrator root user guest
  test password passwort passw0rd p@ssword p@ssw0rd passphrase pass secret letmein welcome login
  signin changeme default access master hello iloveyou iloveu loveyou lovely love forever baby
  angel princess sunshine monkey dragon shadow superman batman starwars pokemon football baseball
  basketball soccer liverpool chelsea arsenal jordan michael jessica ashley charlie thomas daniel
  trustno whatever computer internet google facebook samsung freedom flower summer autumn winter
  spring january february october november december qwertyuiop qwertyui qwerty qwertz azerty
  asdfghjkl asdfgh asdf zxcvbnm zxcvbn zxcv 1q2w3e4r5t6y 1q2w3e4r5t 1q2w3e4r 1q2w3e q1w2e3r4
  1qaz2wsx3edc 1qaz2wsx 1qaz 2wsx 3edc qazwsx qweasdzxc qweasd qwe abcdefghijkl abcdefgh abcdef
  abcd abc aaa xxx zaq
`
  .trim()
  .split(/\s+/);

/** Sequences of digits, up or down. `isGuessable` uses those of three or more digits. */
const DIGIT_SEQUENCES = ['01234567890', '09876543210'].flatMap((digits) => {
  const indexes = Array.from(digits, (_digit, index) => index);
  return indexes.flatMap((start) => indexes.map((extra) => digits.slice(start, start + 3 + extra)));
});

/** Sorts longer words first, so that no part of one remains. The oldest supported browsers lack `toSorted`. */
const longestFirst = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length);

/** Repeated digits, and years. */
const GUESSABLE_DIGITS = /(\d)\1+|(?:19|20)\d\d/g;
/** Punctuation between and after words. */
const SEPARATORS = /[\s!?.,_-]/g;

/** Least number of remaining characters. */
const LEAST_REMAINING = 5;

/** True if hardly anything of the password remains without guessable words and its own address. */
function isGuessable(password: string, email: string): boolean {
  const addressParts = email.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const checkedParts = [...DIGIT_SEQUENCES, ...addressParts].filter((part) => part.length > 2);
  const words = longestFirst([...GUESSABLE_WORDS, ...checkedParts]);
  const withoutWords = words.reduce(
    (text, word) => text.replaceAll(word, ' '),
    password.toLowerCase(),
  );
  return (
    withoutWords.replace(GUESSABLE_DIGITS, '').replace(SEPARATORS, '').length < LEAST_REMAINING
  );
}
