import { SPEAKER_SLOTS } from '../speaker-slots.ts';
import type { Speaker } from '../speakers.schema.ts';

/** Samples: nobody of these names speaks at the forum. */
export const WORKSHOP_SPEAKERS: readonly Speaker[] = [
  {
    id: 'efua-mockup',
    name: 'Efua Mockup',
    role: 'Studio Lead',
    organization: 'Mockup Design Studio',
    imagePlaceholder: 'Efua Mockup',
    bio: 'Teaches teams to write their problem on one page before they draw anything.',
    fullBio:
      'Efua Mockup has read several thousand first pages and can tell by the third line whether a team has met its users. Mockup Design Studio runs her workshop every month.\n\nA sample speaker.',
    expertise: ['Design', 'Problem framing'],
    social: {
      linkedin: 'https://linkedin.example.org/efua-mockup',
      twitter: 'https://twitter.example.org/efua-mockup',
    },
    speaking: SPEAKER_SLOTS.workshopOnProblems,
    additionalSessions: [{ ...SPEAKER_SLOTS.prototype, role: 'Moderator' }],
  },
  {
    id: 'femi-prototype',
    name: 'Femi Prototype',
    role: 'Pricing Analyst',
    organization: 'Prototype Markets',
    imagePlaceholder: 'Femi Prototype',
    bio: 'Works out what things may cost where incomes change with the season.',
    fullBio:
      'Femi Prototype keeps a diary of prices from thirty markets. Prototype Markets sells his tables; he gives away the method.\n\nA sample speaker.',
    expertise: ['Pricing', 'Household finance'],
    social: { website: 'https://femi-prototype.example.org' },
    speaking: SPEAKER_SLOTS.workshopOnPrices,
  },
];
