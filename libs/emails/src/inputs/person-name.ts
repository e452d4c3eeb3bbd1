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

const LONGEST_GREETED = 60;
/** Mail clients make a link of a bare address or domain. */
const LINK_LIKE = /[:/@]|\.\p{L}{2}/u;

/**
 * A name that a mail may call its reader by; null if it is long or reads like a link: forms are public, and
 * nobody shall send strangers an advertisement in our name.
 */
export function greetedName(name: string | null): string | null {
  return name && name.length <= LONGEST_GREETED && !LINK_LIKE.test(name) ? name : null;
}

/** What an address of the web or of mail is joined by: a dot within a word, colons, slashes, at signs. */
const JOINTS = /[:/@](?=\S)|[.。．｡](?=\w)/gu;

/** A name as it may stand in a mail, which has to name its donor in full: in it nothing is a link. */
export function withoutLinks(name: string): string {
  return name.replace(JOINTS, '$& ').replace(/(\S)@/gu, '$1 @');
}

/** A title, an initial or an article, as of an organization: nobody is called by it. */
const NO_FIRST_NAME = /^(?:\p{L}|the|.*\.)$/iu;

/** The name that our mails call somebody by: `Sam` of `Sam Sample`, and all of it if it begins with no first name. */
export function firstName(fullName: string): string {
  const [first = ''] = fullName.trim().split(/\s+/);
  return NO_FIRST_NAME.test(first) ? fullName.trim() : first;
}

/** How an email opens. */
export function greeting(name: string | null): string {
  const greeted = greetedName(name);
  return greeted === null ? 'Hello,' : `Hello ${firstName(greeted)},`;
}
