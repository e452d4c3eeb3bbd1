import { FORUM } from '@raade/contracts/forum';
import { countdownOverForms } from '@raade/contracts/page-frame';
import type { PageDescriptor } from '@raade/contracts/pages';
import { PARTNER_HEAD } from './applications/partner/partner.head.ts';
import { STUDENT_HEAD } from './applications/student/student.head.ts';
import { DONATE_HEAD } from './donation/donate.head.ts';

const APPLICATION_FRAME = {
  ink: 'white',
  scrolledBar: 'opaque',
  ...countdownOverForms(FORUM),
} as const;

export const pages: PageDescriptor[] = [
  { ...DONATE_HEAD, path: '/donate', chunk: 'donate' },
  { ...STUDENT_HEAD, path: '/apply/student', chunk: 'apply-student', frame: APPLICATION_FRAME },
  { ...PARTNER_HEAD, path: '/apply/partner', chunk: 'apply-partner', frame: APPLICATION_FRAME },
];
