import type { PageDescriptor } from '@raade/contracts/pages';
import { STAFF_HEAD } from './staff/staff.head.ts';

const STAFF_PAGE = { ...STAFF_HEAD, chunk: 'staff', internal: true };

export const pages: PageDescriptor[] = [
  { ...STAFF_PAGE, path: '/admin/*' },
  { ...STAFF_PAGE, path: '/email-preview' },
  { ...STAFF_PAGE, path: '/email-export' },
  { ...STAFF_PAGE, path: '/workshop-email-export' },
];
