import type { Project } from '../projects.schema.ts';

export const SUNFI_SOLAR_INITIATIVE: Project = {
  slug: 'sunfi-solar-initiative',
  name: 'Solar Access Program',
  image: {
    illustration: 'solar-panels',
    alt: 'A small shop with solar panels on its roof; its keeper stands in the lit window, beside a fridge.',
  },
  sector: 'Energy',
  sectors: ['Energy', 'Business'],
  partner: 'Sample Solar Finance Company',
  partnerLink: 'https://solar-finance.example.org',
  description:
    'A student team and a solar finance company look for ways to let homes and small businesses pay for solar power while they use it.',
  timeline: 'Ongoing',
  challenge:
    'A solar system earns back its price over years, but the price is due on the first day. Our partner provides 85% upfront financing to distributed energy partners, the local installers who sell and fit the systems. The rest is still hard to raise, and many families and shops never hear that they could qualify.',
  goals: [
    'Learn how families and shop owners decide on, pay for and look after their power.',
    'Find what keeps installers from offering financing to more of their customers.',
    'Shape payment plans that follow the way people earn, by the day or by the season.',
    'Test one plan with a small group of customers before anybody builds software for it.',
  ],
  outcomes: [
    'A map of the way from the first question about solar to the last payment.',
    'Profiles of three groups of customers, each from interviews in their own words.',
    'A paper prototype of a payment plan, revised after each round of tests.',
    'A financial model that shows installers what each plan costs and what it brings.',
  ],
  impact:
    'When the first payment is small enough, a shop can keep its lights and its fridge on without a generator, and an installer can serve streets that were out of reach.',
  testimonials: [
    {
      quote:
        'We came with an idea for an app. After ten interviews we knew that the question was trust, and we started again on paper.',
      author: 'Student team',
      role: 'Solar Access Program',
    },
  ],
};
