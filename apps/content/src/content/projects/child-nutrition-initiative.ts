import type { Project } from '../projects.schema.ts';

export const CHILD_NUTRITION_INITIATIVE: Project = {
  slug: 'child-nutrition-initiative',
  name: 'Child Nutrition Initiative',
  image: {
    illustration: 'bowl',
    alt: 'A full bowl between two ears of grain, with the sun rising behind it.',
  },
  sector: 'Healthcare',
  partner: 'Sample Child Health Foundation',
  partnerLink: 'https://child-health.example.org',
  description:
    'Meals for children aged 6-23 months that families can afford, made of grains and legumes that grow and sell nearby.',
  timeline: 'Ongoing',
  challenge:
    'Between 6-23 months of age a child outgrows milk alone, and what it eats then shapes its health for life. Fortified foods are often imported and too expensive, and cheap porridge fills a child without feeding it. Good local ingredients are there, but seldom mixed, packed and sold for the youngest.',
  goals: [
    'See what children of this age really eat, at home and on the way.',
    'Find local grains and legumes that together give a child what it needs.',
    'Work out a price that a family can pay week after week.',
    'Let small local mills and shops make and sell the food themselves.',
  ],
  outcomes: [
    'Kitchen visits and market surveys, written up with the families who took part.',
    'Three recipes, reviewed by nutritionists and tasted by parents and children.',
    'A prototype of a pack whose pictures explain how much to cook and how often.',
    'A cost model for a small mill, from buying the grain to selling the last pack.',
  ],
  impact:
    'A meal that is made nearby stays affordable when imports do not, and what families pay for it stays with the farmers, mills and shops around them.',
  testimonials: [
    {
      quote:
        'I learned more at one kitchen table than in a month of reading. The recipe changed the same evening.',
      author: 'Student researcher',
      role: 'Child Nutrition Initiative',
    },
  ],
  relatedProjects: ['maternal-health-platform'],
};
