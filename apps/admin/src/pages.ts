import type { PageDescriptor } from '@raade/contracts/pages';
import { STAFF_HEAD } from './staff/staff.head.ts';

export const pages: PageDescriptor[] = [
  { ...STAFF_HEAD, path: '/admin/*', chunk: 'staff', internal: true },
];
