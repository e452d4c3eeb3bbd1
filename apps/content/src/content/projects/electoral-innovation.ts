import type { Project } from '../projects.schema.ts';

export const ELECTORAL_INNOVATION: Project = {
  slug: 'electoral-innovation',
  name: 'Electoral Innovation',
  image: {
    illustration: 'ballot-box',
    alt: 'A ballot paper with a cross on its way into a ballot box.',
  },
  sector: 'Technology',
  partner: 'Sample Civic Technology Group',
  partnerLink: 'https://civic-technology.example.org',
  description:
    'Tools that tell voters where and how to vote, and let observers report what they see, in ways that everybody can check.',
  timeline: 'Ongoing',
  challenge:
    'Voters lose a day when a polling place has moved or a list is wrong. Observers write down what happens at each station, but their notes travel slowly and are hard to compare, and rumors are quicker. An election that people cannot follow is one that they do not trust.',
  goals: [
    'Understand where voters, poll workers and observers lose time and trust.',
    'Give every voter one plain answer: where to go, when, and what to bring.',
    'Let observers report in the same form from any phone, with or without a connection.',
    'Publish what is reported so that anyone can check it and nobody can quietly change it.',
  ],
  outcomes: [
    'A map of an election day from the eyes of a voter, a poll worker and an observer.',
    'A prototype of a voter guide by text message, tested in several languages.',
    'A form for observers that takes two minutes and is the same at every station.',
    'A review of risks: who could misuse each tool, and what stands against it.',
  ],
  impact:
    'People who know where to vote do so. Reports that anyone can compare leave less room for rumors, whoever wins.',
  testimonials: [
    {
      quote:
        'The students asked first what could go wrong with their tool. We would like every vendor to do that.',
      author: 'Election observer',
      role: 'Partner organization',
    },
  ],
};
