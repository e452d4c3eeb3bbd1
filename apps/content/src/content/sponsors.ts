import type { Sponsor } from './sponsors.schema.ts';

/** The forum's sponsors. A sample: no such market exists. Replace it here. */
export const SPONSORS: readonly Sponsor[] = [
  {
    name: 'Baobab Sample Market',
    description:
      'An African grocery market: grains, spices, plantain and palm oil from small farms. It cooks the dinner of the first day.',
    links: {
      website: 'https://market.example.org',
      instagram: 'https://instagram.example.org/baobab-sample-market',
      youtube: 'https://youtube.example.org/baobab-sample-market',
      facebook: 'https://facebook.example.org/baobab-sample-market',
    },
  },
];
