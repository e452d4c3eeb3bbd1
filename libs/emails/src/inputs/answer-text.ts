import { type AnswerWords, NAME } from '@raade/contracts/applications/application-decisions';
import * as z from 'zod/mini';
import { firstName, greetedName, personName } from './person-name.ts';

/** Applicants have a full name, partners a contact. */
const namedSchema = z.object({
  full_name: z.optional(personName),
  contact_name: z.optional(personName),
});

/**
 * An answer with the first name of an applicant filled in. Without a usable name, `Hello {name},` becomes `Hello,`.
 *
 * @param application its fields
 */
export function filledAnswer({ subject, text }: AnswerWords, application: object): AnswerWords {
  const { full_name, contact_name } = z.safeParse(namedSchema, application).data ?? {};
  const name = firstName(greetedName(full_name ?? contact_name ?? '') ?? '');
  const fill = (words: string) =>
    (name === '' ? words.replaceAll(` ${NAME}`, '') : words).replaceAll(NAME, () => name);
  return { subject: fill(subject), text: fill(text) };
}
