import type { AboutContent } from './about.schema.ts';

export const ABOUT: AboutContent = {
  hero: {
    lead: 'RAADE is run by students at Rice University. We bring together students of any university and partners across Africa, and we build with them what markets have not built yet.',
    imageAlt:
      'Five people stand close together before a large sun; their clothes are one woven cloth.',
  },
  newModel: {
    eyebrow: 'Overview',
    title: 'A new model: start from what people would choose',
    paragraphs: [
      'A project that depends on grants ends with them. A product or a service that people choose, use and pay for can stay, and it can grow to reach those who were left out before.',
      'So our teams begin with a market that does not exist yet. They ask why somebody goes without, what they use instead, and what would have to be true for something better to pay for itself.',
    ],
    principles: [
      {
        name: 'With, not for',
        text: 'Each challenge comes from a partner who works where the problem is, and who decides with the team.',
      },
      {
        name: 'Market-driven',
        text: 'A solution counts when somebody would pay for it, and when whoever provides it can live from it.',
      },
      {
        name: 'Tested early',
        text: 'Paper and cardboard come before software. What users do with it decides what is built.',
      },
    ],
  },
  reality: {
    eyebrow: 'Where we start',
    title: 'The need is known. The way to meet it is not.',
    lead: 'What our partners bring to the studios is seldom a solution. It is a figure that should be higher, and a question.',
    share: {
      value: '31%',
      bands: { lit: 3, all: 10 },
      text: 'of rural Nigerian women have skilled birth attendance. About seven in ten do without.',
      source: 'Source: challenge brief of the partner of the Maternal Health Platform',
    },
    questions: [
      {
        text: 'How does a midwife learn of a pregnancy months before the birth?',
        project: 'maternal-health-platform',
      },
      {
        text: 'How does a shop pay for solar power while it uses it?',
        project: 'sunfi-solar-initiative',
      },
      {
        text: 'How does a child learn to read first in the language of home?',
        project: 'language-preservation-platform',
      },
    ],
  },
  approach: {
    eyebrow: 'Approach',
    title: 'Three phases in a school year',
    lead: 'Innovation Studios turn a challenge into something that can stand on its own. Each phase ends with something to show.',
    phases: [
      {
        name: 'Immersion & Discovery',
        text: 'Ethnographic interviews and stakeholder mapping: who lives with the problem, who earns from it, who could change it.',
      },
      {
        name: 'Rapid Ideation & Prototyping',
        text: 'Brainstorming, then low-fidelity prototypes that are tested with users and thrown away without regret.',
      },
      {
        name: 'Implementation',
        text: 'Refining the solution, financial modelling, scalability planning and user testing protocols, so that others can carry it on.',
      },
    ],
  },
  impact: {
    eyebrow: 'Impact',
    title: 'What stands so far',
    lead: 'We count what can be checked: teams at work, people who met, and money.',
    figures: [
      { value: '6', text: 'projects with partners, all ongoing' },
      { value: '$18k', text: 'in gifts last year: $10,600 studios, $5,900 forum, rest kept' },
      { value: '100+', text: 'attendees at the forum, from universities across the U.S.' },
      { value: '10+', text: 'speakers on its stages' },
    ],
  },
  team: {
    eyebrow: 'Team',
    title: 'Run by students, held up by many',
    lead: 'People change with every school year. What they do for each other stays.',
    roles: [
      {
        name: 'Student teams',
        text: 'Interview, sketch, build, test, and start again when they were wrong.',
      },
      {
        name: 'Challenge partners',
        text: 'Organizations that bring the challenge, the contacts and the truth about them.',
      },
    ],
  },
};
