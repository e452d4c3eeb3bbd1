import type * as z from 'zod/mini';
import type { contactSchema } from './contact.schema.ts';

/** The copy of the contact page; the addresses are the association's, in `@raade/contracts/contact`. */
export const CONTACT_TEXTS: z.infer<typeof contactSchema> = {
  lead: 'A person reads what you write, and answers it.',
  imageAlt: 'A letter goes from the hand of a woman into the hand of a man, in front of the sun.',
  write: 'Questions, ideas, press and everything else.',
  answers: 'You have an answer within three working days, and within a week while we sit exams.',
  ways: [
    {
      name: 'Apply to a student team',
      what: 'For students of any university and any subject.',
      path: '/apply/student',
    },
    {
      name: 'Submit a challenge',
      what: 'For organizations that know a problem and want a team to work on it.',
      path: '/apply/partner',
    },
    {
      name: 'See the forum',
      what: 'Schedule, speakers, place and sponsors.',
      path: '/conference',
    },
    {
      name: 'Give',
      what: 'By card, in your name or anonymously, without an account.',
      path: '/donate',
    },
    {
      name: 'See how the studios work',
      what: 'Three phases in one school year, and the projects of this one.',
      path: '/studios',
    },
    {
      name: 'See what we keep about you',
      what: 'Which data we have, for how long, and how you have them deleted.',
      path: '/privacy',
    },
  ],
};
