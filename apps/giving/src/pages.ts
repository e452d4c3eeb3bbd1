import '@raade/content-model/provided/sample-unless-provided';
import { documentContent } from '@raade/content-model/provided/provided-content';
import { countdownOverForms } from '@raade/contracts/site/page-frame';
import type { PageDescriptor } from '@raade/contracts/site/pages';
import { GUEST_HEAD } from './applications/guest/guest.head.ts';
import { PARTNER_HEAD } from './applications/partner/partner.head.ts';
import { STUDENT_HEAD } from './applications/student/student.head.ts';
import { partsOf } from './content/parts-of-pages.ts';
import { donateHead } from './donation/donate.head.ts';

const content = documentContent();

const APPLICATION_FRAME = {
  ink: 'white',
  scrolledBar: 'opaque',
  ...countdownOverForms(content.forum),
} as const;

const described: readonly PageDescriptor[] = [
  { ...donateHead(content), path: '/donate', chunk: 'donate' },
  { ...STUDENT_HEAD, path: '/apply/student', chunk: 'apply-student', frame: APPLICATION_FRAME },
  { ...PARTNER_HEAD, path: '/apply/partner', chunk: 'apply-partner', frame: APPLICATION_FRAME },
  { ...GUEST_HEAD, path: '/apply/guest', chunk: 'apply-guest', frame: APPLICATION_FRAME },
];

/** Each with the parts of the content that it shows. */
export const pages: PageDescriptor[] = described.map((page) => ({
  ...page,
  content: [...partsOf(page.chunk)],
}));
