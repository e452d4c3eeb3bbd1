import type { Project } from '../projects.schema.ts';

export const WOMENS_ENTREPRENEURSHIP_PROGRAM: Project = {
  slug: 'womens-entrepreneurship-program',
  name: "Women's Entrepreneurship Program",
  image: {
    illustration: 'market-stall',
    alt: 'The owner of a market stall reads in her ledger, between a basket of goods and rolls of woven cloth.',
  },
  sector: 'Business',
  partner: 'Sample Women’s Cooperative',
  partnerLink: 'https://cooperative.example.org',
  description:
    'With women who run market stalls and workshops in a Kenyan county: simple books, fair credit and buyers beyond the next village.',
  timeline: 'Ongoing',
  challenge:
    'Women run most of the market stalls and small workshops that our partner works with in a Kenyan county. Few have a record of what they earn that a lender would accept, so they borrow at high cost or not at all, and a business that could employ three people stays a business of one.',
  goals: [
    'Learn how owners keep track of money today, in notebooks, phones and memory.',
    'Find a way of keeping books that takes no more than five minutes a day.',
    'Let savings groups and lenders agree on what a good record looks like.',
    'Connect makers with buyers who order regularly and pay on time.',
  ],
  outcomes: [
    'Portraits of a dozen businesses, each with its costs, seasons and plans.',
    'A pocket ledger on paper, tested at the stall and changed three times.',
    'A short course in pricing, saving and credit that owners can teach each other.',
    'A model of a shared order book, with the numbers that show when it carries itself.',
  ],
  impact:
    'A record that a lender trusts turns years of good work into credit. With credit, an owner can buy ahead of the season and pay somebody to help.',
  testimonials: [
    {
      quote:
        'I always knew that I was earning. Now I can see it on the page, and so can the savings group.',
      author: 'Stall owner',
      role: 'Tests the pocket ledger',
    },
  ],
};
