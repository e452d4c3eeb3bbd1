/**
 * What people, and lists of passwords that are tried first, put together to make a password long: the association and
 * what it does, the most usual passwords and parts of them, rows of a keyboard, seasons.
 */
const GUESSABLE_WORDS = [
  ...['raade', 'rice', 'riceuniversity', 'university', 'owls', 'houston', 'texas', 'africa'],
  ...['african', 'development', 'association', 'forum', 'conference', 'studios', 'innovation'],
  ...['donation', 'donate', 'staff', 'admin', 'administrator', 'root', 'user', 'guest', 'test'],
  ...['password', 'passwort', 'passw0rd', 'p@ssword', 'p@ssw0rd', 'passphrase', 'pass', 'secret'],
  ...['letmein', 'welcome', 'login', 'signin', 'changeme', 'default', 'access', 'master', 'hello'],
  ...['iloveyou', 'iloveu', 'loveyou', 'lovely', 'love', 'forever', 'baby', 'angel', 'princess'],
  ...['sunshine', 'monkey', 'dragon', 'shadow', 'superman', 'batman', 'starwars', 'pokemon'],
  ...['football', 'baseball', 'basketball', 'soccer', 'liverpool', 'chelsea', 'arsenal', 'jordan'],
  ...['michael', 'jessica', 'ashley', 'charlie', 'thomas', 'daniel', 'trustno', 'whatever'],
  ...['computer', 'internet', 'google', 'facebook', 'samsung', 'freedom', 'flower', 'summer'],
  ...['autumn', 'winter', 'spring', 'january', 'february', 'october', 'november', 'december'],
  ...['qwertyuiop', 'qwertyui', 'qwerty', 'qwertz', 'azerty', 'asdfghjkl', 'asdfgh', 'asdf'],
  ...['zxcvbnm', 'zxcvbn', 'zxcv', '1q2w3e4r5t6y', '1q2w3e4r5t', '1q2w3e4r', '1q2w3e', 'q1w2e3r4'],
  ...['1qaz2wsx3edc', '1qaz2wsx', '1qaz', '2wsx', '3edc', 'qazwsx', 'qweasdzxc', 'qweasd', 'qwe'],
  ...['abcdefghijkl', 'abcdefgh', 'abcdef', 'abcd', 'abc', 'aaa', 'xxx', 'zaq'],
];

/** Digits in their order, up or down, three or more. */
const COUNTING = ['01234567890', '09876543210'].flatMap((digits) => {
  const places = Array.from(digits, (_digit, place) => place);
  return places.flatMap((from) => places.map((more) => digits.slice(from, from + 3 + more)));
});

/** Longer ones first, so that no part of one is left over. The oldest browsers that we support sort in place alone. */
const byLength = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length);

/** One digit again and again, and years. */
const GUESSABLE_DIGITS = /(\d)\1+|(?:19|20)\d\d/g;
/** What is put between words, and behind them so that there is something else than letters. */
const BETWEEN = /[\s!?.,_-]/g;

/** Fewer characters than these are what somebody adds so that a password is taken. */
const LEAST_LEFT = 5;

/** True for a password of which next to nothing is left without what is tried first, and its own address. */
export function isGuessable(password: string, email: string): boolean {
  const ofAddress = email.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const longEnough = [...COUNTING, ...ofAddress].filter((part) => part.length > 2);
  const words = byLength([...GUESSABLE_WORDS, ...longEnough]);
  const withoutWords = words.reduce(
    (text, word) => text.replaceAll(word, ' '),
    password.toLowerCase(),
  );
  return withoutWords.replace(GUESSABLE_DIGITS, '').replace(BETWEEN, '').length < LEAST_LEFT;
}
