import * as z from 'zod/mini';

/**
 * A name as anybody may have typed it into a public form: on one line, and without the braces in which
 * mail services look for placeholders.
 */
export const personName = z.pipe(
  z.string('is missing').check(z.minLength(1, 'must not be empty'), z.maxLength(200)),
  z.transform((name) =>
    name
      .replace(/[\p{Cc}{}]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ),
);

/** Limit of characters of a name in a greeting. */
const LONGEST_GREETED = 60;
/** Mail clients turn addresses and domains into links. */
const LINK_LIKE = /[:/@]|\.\p{L}{2}/u;

/**
 * A name that a mail may use for its reader; null if it is long or looks like a link, since forms are public and must
 * not be used to send strangers advertisements in our name.
 */
export function greetedName(name: string | null): string | null {
  return name && name.length <= LONGEST_GREETED && !LINK_LIKE.test(name) ? name : null;
}

/** Characters that join the parts of a web or mail address: colons, slashes, at signs, and dots within a word. */
const LINK_SEPARATORS = /[:/@](?=\S)|[.。．｡](?=\w)/gu;

/** A full name with spaces where it looks like an address, so that mail programs do not turn it into a link. */
export function withoutLinks(name: string): string {
  return name.replace(LINK_SEPARATORS, '$& ').replace(/(\S)@/gu, '$1 @');
}

/** Initials, articles and titles, including West African ones. These are not first names. */
const NO_FIRST_NAME =
  /^(?:\p{L}|.*\.|the|mr|mrs|ms|mx|miss|dr|prof|professor|rev|reverend|pastor|bishop|father|sister|sir|dame|madam|lady|lord|hon|chief|engr|barr|barrister|alhaji|alhaja|hajia|malam|mallam|imam|sheikh|otunba|oba|nana|prince|princess)$/iu;
/** Words after a comma that do not belong to a name. */
const SUFFIX = /^(?:jr|sr|ii|iii|iv|phd|md|mba|msc|bsc|ma|mph|jd|rn|dds|cpa|pe|esq|inc|llc|ltd)$/i;
const COMMA = /[,،，、]/u;
/** Names of couples, and names in scripts with the family name first. These are not split. */
const INSEPARABLE = /\s(?:&|\+|and|und|et|y|e)\s|[\p{Script=Han}\p{Script=Hangul}]/u;
/** A word in capital letters that is longer than initials. */
const CAPITALS = /^(?=.{4})[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u;

/**
 * The name for the greeting: `Chinedu` for `Chinedu Okafor`, `CHINEDU OKAFOR`, `OKAFOR Chinedu` and `Okafor, Chinedu`;
 * the whole name if it does not begin with a first name, like `Dr. Zoë Example`; empty if no part is certain.
 */
export function firstName(fullName: string): string {
  const parts = fullName
    .split(COMMA)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !SUFFIX.test(part.replaceAll('.', '')));
  const [name = '', nameAfterComma] = parts;
  if (nameAfterComma === undefined) return firstNameIn(name);
  // `Okafor, Chinedu`: one word before the comma is the family name.
  const isInverted = parts.length === 2 && !/\s/.test(name);
  const [word = ''] = nameAfterComma.split(/\s/);
  return isInverted && !NO_FIRST_NAME.test(word) ? firstNameIn(nameAfterComma) : '';
}

function firstNameIn(name: string): string {
  const words = name.split(/\s+/);
  const [first = ''] = words;
  if (words.length === 1) return first.endsWith('.') ? '' : first;
  if (NO_FIRST_NAME.test(first) || INSEPARABLE.test(name)) return name;
  const isAllCapitals = !/\p{Ll}/u.test(name);
  if (isAllCapitals) return withOneCapital(first);
  // In `OKAFOR Chinedu`, the word in capitals is the family name.
  const firstNameWord = words.find((word) => !CAPITALS.test(word)) ?? first;
  return firstNameWord !== first && NO_FIRST_NAME.test(firstNameWord) ? '' : firstNameWord;
}

/** Converts `ANNE-MARIE` to `Anne-Marie`. Initials, and words in scripts without capital letters, stay as they are. */
const withOneCapital = (word: string): string =>
  word.length < 3
    ? word
    : word.replaceAll(
        /(\p{L})(\p{L}*)/gu,
        (_, firstLetter: string, otherLetters: string) => firstLetter + otherLetters.toLowerCase(),
      );

/** The greeting of an email. */
export function greeting(name: string | null): string {
  const first = firstName(greetedName(name) ?? '');
  return first === '' ? 'Hello,' : `Hello ${first},`;
}
