import type * as z from 'zod/mini';
import type { forumTextsSchema } from './forum.schema.ts';

/** Texts of the forum page besides facts, speakers and schedule. */
export const FORUM_TEXTS: z.infer<typeof forumTextsSchema> = {
  claims: ['10+ Speakers', '5 Workshops', '100+ Attendees'],
  intro:
    'For two days, people who build, fund and study African ventures meet the students who want to join them. They show what they have tried, say what failed, and plan what comes next.',
  features: [
    {
      title: 'Innovation Showcase',
      text: 'Student teams put their prototypes on the table. Try them, and tell the makers what you think.',
    },
    {
      title: 'Global Networking',
      text: 'Founders, officials, investors and students from many countries share tables, not only badges.',
    },
    {
      title: 'Thought Leadership',
      text: 'Plenaries and panels on finance, governance and growth, with time for questions from the floor.',
    },
  ],
  expectations: [
    'Network with leaders from business, government and civil society',
    'Global insights from people who work in African markets',
    'Workshops in small groups, and prototypes to try',
  ],
};
