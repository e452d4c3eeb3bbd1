import '@raade/content-model/provided/sample-unless-provided';
import type { PageHead } from '@raade/platform';
import type { SearchEntry } from '@raade/contracts/search';
import { PARTNER_HEAD } from './applications/partner/partner.head.ts';
import { STUDENT_HEAD } from './applications/student/student.head.ts';
import { DONATE_HEAD } from './donation/donate.head.ts';

/** A page that search offers before anything is typed, by the word for what one does there. */
const offered = (title: string, path: string, { description }: PageHead): SearchEntry => ({
  title,
  path,
  kind: 'Page',
  text: description,
  suggested: true,
});

/** Entries of this remote in search: its pages. */
export const search: readonly SearchEntry[] = [
  offered('Donate', '/donate', DONATE_HEAD),
  offered('Apply as a student', '/apply/student', STUDENT_HEAD),
  offered('Submit a challenge', '/apply/partner', PARTNER_HEAD),
];
