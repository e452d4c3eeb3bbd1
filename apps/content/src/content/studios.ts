import type * as z from 'zod/mini';
import type { studiosSchema } from './studios.schema.ts';

/** The copy of the studios page. The calls of `apply` close every project page too. */
export const STUDIOS: z.infer<typeof studiosSchema> = {
  hero: {
    headlines: ['Design.', 'Build.', 'Scale.'],
    apply: { student: 'Apply as a student', partner: 'Bring a challenge' },
    line: "A project-driven innovation studio creating market-based solutions for Africa's most pressing challenges.",
  },
  overview: {
    plainly: 'From going without to having a choice',
    heading: 'Transforming non-consumption into consumption',
    lead: 'Where a good solution is missing, too far away or too expensive, people make do without. Our teams look for what keeps them from it, and build something that they can reach, afford and want. One challenge takes one school year, in three phases.',
    phases: [
      {
        name: 'Immersion & Discovery',
        season: 'September to November',
        summary:
          'Teams set out to understand the people behind a challenge before they suggest anything.',
        activities: ['Ethnographic interviews', 'Stakeholder mapping'],
      },
      {
        name: 'Rapid Ideation & Prototyping',
        season: 'December to January',
        summary:
          'Many ideas, made of paper and tape, so that it costs little to find out which ones fail.',
        activities: ['Brainstorming', 'Low-fidelity prototypes tested with users'],
      },
      {
        name: 'Implementation',
        season: 'February to April',
        summary:
          'The idea that held up is made ready to work, and to pay for itself, without the team.',
        activities: [
          'Refining solutions',
          'Financial modelling',
          'Scalability planning',
          'User testing protocols',
        ],
      },
    ],
  },
  projects: {
    heading: 'Our Current Projects',
    lead: 'The 2024-2025 challenges: six questions that partners brought to us, each with a team of students.',
  },
  project: {
    standing: {
      heading: 'Where the team stands',
      done: 'Done',
      now: 'Now',
      next: 'Still to come',
    },
    outcomes: { done: 'Done so far', toCome: 'Still to come' },
    impact: 'Impact, if it works',
    next: 'Next project',
    give: {
      line: 'Gifts pay for the field work and the prototypes of all six teams, and for the forum.',
      action: 'Give to the studios’ work',
    },
  },
  apply: {
    heading: 'Ready to Build with Us?',
    lead: 'The studios run on two kinds of people: students who take on a challenge, and organizations that bring one.',
    student: {
      title: 'For students',
      line: 'From any university and any field of study. You bring time and curiosity, the team teaches the rest.',
    },
    partner: {
      title: 'For partners',
      line: 'Bring a challenge that you know from close by. A team works on it with you for a school year.',
    },
  },
};
