import { MAIL_PARTS } from '@raade/content-model/mails/mail-parts';
import type { PageDescriptor } from '@raade/contracts/site/pages';
import { STAFF_HEAD } from './staff/staff.head.ts';

/** The properties of all staff pages. The content is for the emails that some pages show. */
const STAFF_PAGE = {
  ...STAFF_HEAD,
  chunk: 'staff',
  internal: true,
  frame: { area: 'staff' as const },
  content: [...MAIL_PARTS],
};

export const pages: PageDescriptor[] = [
  { ...STAFF_PAGE, path: '/admin/*' },
  { ...STAFF_PAGE, path: '/email-preview' },
  { ...STAFF_PAGE, path: '/email-export' },
  { ...STAFF_PAGE, path: '/workshop-email-export' },
];
