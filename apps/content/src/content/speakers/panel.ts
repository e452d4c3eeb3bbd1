import { SPEAKER_SLOTS } from '../speaker-slots.ts';
import type { Speaker } from '../speakers.schema.ts';

/** Samples: nobody of these names speaks at the forum. */
export const PANEL_SPEAKERS: readonly Speaker[] = [
  {
    id: 'chipo-placeholder',
    name: 'Chipo Placeholder',
    role: 'Managing Partner',
    organization: 'Placeholder Seed Fund',
    imagePlaceholder: 'Chipo Placeholder',
    bio: 'Lends to firms that banks find too small, and gets her money back more often than banks do.',
    fullBio:
      'Chipo Placeholder started with a notebook and eleven loans. The Placeholder Seed Fund still visits every borrower before it says yes.\n\nHer name says it: she keeps the place of a real speaker.',
    expertise: ['Lending', 'Risk', 'Agriculture'],
    social: {
      linkedin: 'https://linkedin.example.org/chipo-placeholder',
      website: 'https://chipo-placeholder.example.org',
    },
    speaking: SPEAKER_SLOTS.financing,
  },
  {
    id: 'dayo-specimen',
    name: 'Dayo Specimen',
    role: 'Founder',
    organization: 'Specimen Solar',
    imagePlaceholder: 'Dayo Specimen',
    bio: 'Sells light by the day to shops that cannot pay for a panel at once.',
    fullBio:
      'Dayo Specimen was told that nobody would lend against rooftops. Specimen Solar now has four lenders, and a waiting list of roofs.\n\nThis biography is a specimen, too.',
    expertise: ['Energy', 'Asset finance'],
    social: { twitter: 'https://twitter.example.org/dayo-specimen' },
    speaking: SPEAKER_SLOTS.financing,
  },
  {
    id: 'gugu-template',
    name: 'Gugu Template',
    role: 'Head of Product',
    organization: 'Template Health',
    imagePlaceholder: 'Gugu Template',
    bio: 'Designs tools for nurses, and throws away every feature that costs them a minute.',
    fullBio:
      'Gugu Template spends one week of each month in a clinic. Template Health ships what survives that week.\n\nReplace this text, and the name with it, in the data of the site.',
    expertise: ['Product design', 'Health', 'Field research'],
    social: { linkedin: 'https://linkedin.example.org/gugu-template' },
    speaking: SPEAKER_SLOTS.prototype,
    additionalSessions: [{ ...SPEAKER_SLOTS.workshopOnPrices, role: 'Guest' }],
  },
  {
    id: 'hasani-draft',
    name: 'Hasani Draft',
    role: 'Engineer',
    organization: 'Draft Cold Chain Works',
    imagePlaceholder: 'Hasani Draft',
    bio: 'Builds cold boxes that last a market day without power, from parts that every town has.',
    fullBio:
      'Hasani Draft has made forty versions of the same box. Draft Cold Chain Works sells the forty-first.\n\nA draft of a speaker, for a draft of a program.',
    expertise: ['Hardware', 'Food'],
    social: {},
    speaking: SPEAKER_SLOTS.prototype,
  },
];
