import { BRAND } from '@raade/contracts/brand';
import type { PageDescriptor } from '@raade/contracts/pages';

export const pages: PageDescriptor[] = [
  {
    path: '/donate',
    title: `Donate - ${BRAND.shortName}`,
    description: `Support the ${BRAND.shortName} African Development Forum with a donation by card, in your name or anonymously. No account needed.`,
    chunk: 'donate',
  },
];
