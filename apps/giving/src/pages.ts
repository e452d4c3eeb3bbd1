import type { PageDescriptor } from '@raade/contracts/pages';
import { PARTNER_HEAD } from './applications/partner/partner.head.ts';
import { STUDENT_HEAD } from './applications/student/student.head.ts';
import { DONATE_HEAD } from './donation/donate.head.ts';

export const pages: PageDescriptor[] = [
  { ...DONATE_HEAD, path: '/donate', chunk: 'donate' },
  { ...STUDENT_HEAD, path: '/apply/student', chunk: 'apply-student' },
  { ...PARTNER_HEAD, path: '/apply/partner', chunk: 'apply-partner' },
];
