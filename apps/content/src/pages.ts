import { BRAND } from '@raade/contracts/brand';
import { FORUM } from '@raade/contracts/forum';
import type { PageDescriptor } from '@raade/contracts/pages';
import { CONFERENCE_HEAD } from './conference/conference.head.ts';
import { HOME_HEAD } from './home/home.head.ts';

export const pages: PageDescriptor[] = [
  { ...HOME_HEAD, path: '/', chunk: 'home', ogImage: { title: BRAND.taglines.join(' ') } },
  {
    ...CONFERENCE_HEAD,
    path: '/conference',
    chunk: 'conference',
    slots: ['conference.donation'],
    ogImage: { title: FORUM.name, eyebrow: `${FORUM.dates} · ${FORUM.venue}` },
  },
];
