import type { Project } from '../projects.schema.ts';

export const LANGUAGE_PRESERVATION_PLATFORM: Project = {
  slug: 'language-preservation-platform',
  name: 'Language Preservation Platform',
  image: {
    illustration: 'letters',
    alt: 'Two speech bubbles with letters over an open book.',
  },
  sector: 'Education',
  sectors: ['Education', 'Technology'],
  partner: 'Sample Language Education Trust',
  description:
    'Stories, songs and games in the languages of home, for children aged 2-10 in two Nigerian states and the grown-ups who teach them.',
  timeline: 'Ongoing',
  challenge:
    'Many children hear one language at home and learn to read in another. For children aged 2-10 in two Nigerian states there are few books, songs or games in the language of their grandparents, and what is not spoken by the youngest is lost within a generation.',
  goals: [
    'Record stories and songs with the people who know them, and with their consent.',
    'Turn them into short lessons that a child can follow alone or with a parent.',
    'Make the lessons work without a connection, on phones that families already have.',
    'Give teachers a way to add words and stories of their own.',
  ],
  outcomes: [
    'A guide for recording with elders that puts their wishes and their rights first.',
    'A first set of lessons, tried out with children of three age groups.',
    'A clickable prototype of the app, revised with parents and teachers.',
    'A plan for keeping and sharing the recordings after the studio has ended.',
  ],
  impact:
    'A child who reads first in the language of home learns to read with more ease, and a language with new readers has a future.',
  testimonials: [
    {
      quote: 'My pupils asked to take the story home. That is how I knew that it was theirs.',
      author: 'Primary school teacher',
      role: 'Took part in the first tests',
    },
  ],
};
