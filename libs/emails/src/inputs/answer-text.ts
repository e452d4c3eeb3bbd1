import { type AnswerMessage, NAME } from '@raade/contracts/applications/application-decisions';
import * as z from 'zod/mini';
import { firstName, greetedName, personName } from './person-name.ts';

/** The name of an applicant. Partners have a contact in place of a full name. */
const applicantNameSchema = z.object({
  full_name: z.optional(personName),
  contact_name: z.optional(personName),
});

/**
 * An answer with the first name of an applicant filled in. Without a usable name, `Hello {name},` becomes `Hello,`.
 *
 * @param application the stored fields of the application
 */
export function filledAnswer({ subject, text }: AnswerMessage, application: object): AnswerMessage {
  const { full_name, contact_name } = z.safeParse(applicantNameSchema, application).data ?? {};
  const name = firstName(greetedName(full_name ?? contact_name ?? '') ?? '');
  const fill = (answerText: string) =>
    (name === '' ? answerText.replaceAll(` ${NAME}`, '') : answerText).replaceAll(NAME, () => name);
  return { subject: fill(subject), text: fill(text) };
}
