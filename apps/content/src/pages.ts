import { BRAND } from '@raade/contracts/brand';
import { FORUM } from '@raade/contracts/forum';
import type { PageDescriptor } from '@raade/contracts/pages';

export const pages: PageDescriptor[] = [
  {
    path: '/',
    title: `${BRAND.shortName} - ${BRAND.fullName}`,
    description:
      'A community of students and partners creating sustainable solutions for Africa through market-driven innovation.',
    chunk: 'home',
  },
  {
    path: '/conference',
    title: FORUM.name,
    description: `The ${BRAND.shortName} African Development Forum, ${FORUM.dates}, at ${FORUM.venue}: speakers, workshops and new partners.`,
    chunk: 'conference',
    slots: ['conference.donation'],
  },
];
