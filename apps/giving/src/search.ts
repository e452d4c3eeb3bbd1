import { SAMPLE_CONTENT } from '@raade/content-model/sample-content';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import type { PageHead } from '@raade/platform';
import type { SearchEntry } from '@raade/contracts/site/search';
import { GUEST_HEAD } from './applications/guest/guest.head.ts';
import { PARTNER_HEAD } from './applications/partner/partner.head.ts';
import { STUDENT_HEAD } from './applications/student/student.head.ts';
import { donateHead } from './donation/donate.head.ts';

/** A page by the word for what one does there. */
const found = (title: string, path: string, { description }: PageHead): SearchEntry => ({
  title,
  path,
  kind: 'Pages',
  text: description,
});

/** One that search offers before anything is typed. */
const offered = (title: string, path: string, head: PageHead): SearchEntry => ({
  ...found(title, path, head),
  suggested: true,
});

/** Entries of this remote in search: its pages. */
export const searchOf = (content: ProvidedContent): readonly SearchEntry[] => [
  offered('Donate', '/donate', donateHead(content)),
  offered('Apply as a student', '/apply/student', STUDENT_HEAD),
  offered('Submit a challenge', '/apply/partner', PARTNER_HEAD),
  // Not offered: on many days nobody can register.
  found('Register for the forum', '/apply/guest', GUEST_HEAD),
];

export const search = searchOf(SAMPLE_CONTENT);
