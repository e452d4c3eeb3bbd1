import { withoutLinks } from './person-name.ts';

/** Maximum number of characters of an answer in an email. */
export const MOST_COPIED = 1000;

/** Replaces an answer that is only a link: `withoutLinks` would put spaces into it, so that it would look broken. */
export const LINK_ALONE = 'Your link, which we have.';

const LINK = /^https?:\/\/\S+$/i;
const CONTROL_CHARACTERS_BUT_LINE_FEEDS = /(?:(?!\n)\p{Cc})+/gu;
const LINK_LIKE = /\S*(?:\/\/|@|[.。．｡]\p{L}{2})\S*/gu;

/**
 * An answer of a form, as the confirmation mail repeats it. Forms are public, and anybody can fill one in with the
 * address of a stranger. So the copy has no links, is short, and has no braces, in which mail services look for
 * placeholders.
 */
export function copiedAnswer(answer: string): string {
  const text = answer
    .replace(CONTROL_CHARACTERS_BUT_LINE_FEEDS, ' ')
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .trim();
  return LINK.test(text) ? LINK_ALONE : shortened(text).replace(LINK_LIKE, withoutLinks);
}

function shortened(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= MOST_COPIED) return text;
  return `${characters.slice(0, MOST_COPIED).join('').trimEnd()}…`;
}
