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
 * How an email opens. A name that is long or reads like a link is left out: forms are public, and nobody
 * shall send strangers an advertisement in our name.
 */
export function greeting(name: string | null): string {
  const isGreeted = name && name.length <= LONGEST_GREETED && !LINK_LIKE.test(name);
  return isGreeted ? `Hello ${name},` : 'Hello,';
}
