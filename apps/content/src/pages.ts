import type { PageDescriptor } from '@raade/contracts/pages';
import { CONFERENCE_HEAD } from './conference/conference.head.ts';
import { HOME_HEAD } from './home/home.head.ts';

export const pages: PageDescriptor[] = [
  { ...HOME_HEAD, path: '/', chunk: 'home' },
  {
    ...CONFERENCE_HEAD,
    path: '/conference',
    chunk: 'conference',
    slots: ['conference.donation'],
  },
];
