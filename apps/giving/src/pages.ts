import '@raade/content-model/provided/sample-unless-provided';
import { content } from '@raade/content-model/provided/provided-content';
import { countdownOverForms } from '@raade/contracts/page-frame';
import type { PageDescriptor } from '@raade/contracts/pages';
import { PARTNER_HEAD } from './applications/partner/partner.head.ts';
import { STUDENT_HEAD } from './applications/student/student.head.ts';
import { PARTS_OF_PAGES, type PageKind } from './content/parts-of-pages.ts';
import { DONATE_HEAD } from './donation/donate.head.ts';

const APPLICATION_FRAME = {
  ink: 'white',
  scrolledBar: 'opaque',
  ...countdownOverForms(content('forum')),
} as const;

/** Each with the parts of the content that it shows. */
const page = (
  chunk: PageKind,
  described: Omit<PageDescriptor, 'chunk' | 'content'>,
): PageDescriptor => ({ ...described, chunk, content: [...PARTS_OF_PAGES[chunk]] });

export const pages: PageDescriptor[] = [
  page('donate', { ...DONATE_HEAD, path: '/donate' }),
  page('apply-student', { ...STUDENT_HEAD, path: '/apply/student', frame: APPLICATION_FRAME }),
  page('apply-partner', { ...PARTNER_HEAD, path: '/apply/partner', frame: APPLICATION_FRAME }),
];
