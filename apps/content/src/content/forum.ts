import type * as z from 'zod/mini';
import type { forumTextsSchema } from './forum.schema.ts';

/** Texts of the forum page besides facts, speakers and schedule. */
export const FORUM_TEXTS: z.infer<typeof forumTextsSchema> = {
  claims: ['10+ Speakers', '5 Workshops', '100+ Attendees'],
  intro:
    'For two days, people who build, fund and study African ventures meet students who want to join them: what was tried, what failed, what comes next.',
  features: [
    {
      title: 'Innovation Showcase',
      text: 'Student teams put prototypes on the table. Try them, and say what you think.',
    },
    {
      title: 'Global Networking',
      text: 'Founders, officials and students from many countries share tables.',
    },
    {
      title: 'Thought Leadership',
      text: 'Plenaries and panels on finance and governance, with time for questions.',
    },
  ],
  expectations: [
    'Network with leaders from business, government and civil society',
    'Global insights from people who work in African markets',
    'Workshops in small groups, and prototypes to try',
  ],
};
