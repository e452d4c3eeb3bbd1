import { isValidAddress, normalizeAddress } from '../address.ts';
import type { OutgoingMail } from '../mail-provider.ts';

/** Characters that end a line, or hide in one: a header of its own could begin after them. */
const BREAKS_LINE = /[\p{Cc}\u2028\u2029]/u;
/** Headers that a mail may bring along; all others are the providers' own. */
const ALLOWED_NAME = /^(?:List-[A-Za-z-]+|X-[A-Za-z0-9-]+)$/;

/** The problem with the texts for a mail's headers; null if it can go out. */
export function headerProblem({ to, subject, headers }: OutgoingMail): string | null {
  if (to !== normalizeAddress(to) || !isValidAddress(to))
    return 'the address is not a mail address';
  if (BREAKS_LINE.test(subject)) return 'the subject is not one line';
  for (const [name, value] of Object.entries(headers)) {
    if (!ALLOWED_NAME.test(name)) return 'a header has a name that mails may not bring along';
    if (BREAKS_LINE.test(value)) return `the header ${name} is not one line`;
  }
  return null;
}
