import type { Project } from '../projects.schema.ts';

export const MATERNAL_HEALTH_PLATFORM: Project = {
  slug: 'maternal-health-platform',
  name: 'Maternal Health Platform',
  image: {
    illustration: 'clinic',
    alt: 'A mother with her child in her arms, in front of a small clinic between trees.',
  },
  sector: 'Healthcare',
  partner: 'Sample Maternal Health Network',
  description:
    'A platform that helps expecting mothers in rural Nigeria find a skilled midwife early, plan the birth, and reach a clinic in time.',
  timeline: 'Ongoing',
  challenge:
    'Only 31% of rural Nigerian women have skilled birth attendance. Clinics are far, a ride has to be found in the middle of the night, and advice often comes too late to act on. Midwives, in turn, seldom know who in their villages is due, and when.',
  goals: [
    'Understand how families choose where a child is born, and who has a say in it.',
    'Let a midwife know of every pregnancy in her area months before the birth.',
    'Make a birth plan that works on a basic phone and on paper.',
    'Bring together the people who are needed on the day: midwife, driver and clinic.',
  ],
  outcomes: [
    'A map of everyone involved in a birth, from the family to the district hospital.',
    'Interviews with mothers, midwives and drivers, summed up in a shared guide.',
    'A tested prototype of a birth plan with reminders by voice and text message.',
    'A protocol for trying the service in one district, with measures agreed on beforehand.',
  ],
  impact:
    'A midwife who knows early can see a risk early. A family with a plan does not have to begin looking for help on the night it is needed.',
  testimonials: [
    {
      quote:
        'The team listened before it drew anything. The reminder they tested is one that our midwives had asked for.',
      author: 'Program coordinator',
      role: 'Partner organization',
    },
  ],
  relatedProjects: ['child-nutrition-initiative'],
};
