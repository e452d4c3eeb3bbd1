import { SAMPLE_CONTENT } from '@raade/content-model/sample-content';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { countdownOverForms } from '@raade/contracts/site/page-frame';
import { withParts } from '@raade/content-model/provided/parts-of-pages';
import type { PageDescriptor } from '@raade/contracts/site/pages';
import { GUEST_HEAD } from './applications/guest/guest.head.ts';
import { PARTNER_HEAD } from './applications/partner/partner.head.ts';
import { STUDENT_HEAD } from './applications/student/student.head.ts';
import { PARTS_OF_PAGES } from './content/parts-of-pages.ts';
import { donateHead } from './donation/donate.head.ts';

/** The pages of this remote, each with the parts of the content that it shows. */
export function pagesOf(content: ProvidedContent): PageDescriptor[] {
  // Tells the shell how to draw its bar and countdown on the pages of forms.
  const frame = {
    ink: 'white',
    scrolledBar: 'opaque',
    ...countdownOverForms(content.forum),
  } as const;
  const descriptors: readonly PageDescriptor[] = [
    { ...donateHead(content), path: '/donate', chunk: 'donate' },
    { ...STUDENT_HEAD, path: '/apply/student', chunk: 'apply-student', frame },
    { ...PARTNER_HEAD, path: '/apply/partner', chunk: 'apply-partner', frame },
    { ...GUEST_HEAD, path: '/apply/guest', chunk: 'apply-guest', frame },
  ];
  return withParts(descriptors, PARTS_OF_PAGES);
}

export const pages = pagesOf(SAMPLE_CONTENT);
