import { SAMPLE_CONTENT } from '@raade/content-model/sample-content';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import type { PageHead } from '@raade/platform';
import type { SearchEntry } from '@raade/contracts/site/search';
import { GUEST_HEAD } from './applications/guest/guest.head.ts';
import { PARTNER_HEAD } from './applications/partner/partner.head.ts';
import { STUDENT_HEAD } from './applications/student/student.head.ts';
import { donateHead } from './donation/donate.head.ts';

/** A search entry of a page, named by the visitor's task. */
const pageEntry = (title: string, path: string, { description }: PageHead): SearchEntry => ({
  title,
  path,
  kind: 'Pages',
  text: description,
});

/** An entry that search suggests before anything is typed. */
const suggestedEntry = (title: string, path: string, head: PageHead): SearchEntry => ({
  ...pageEntry(title, path, head),
  suggested: true,
});

/** Entries of this remote in search: its pages. */
export const searchOf = (content: ProvidedContent): readonly SearchEntry[] => [
  suggestedEntry('Donate', '/donate', donateHead(content)),
  suggestedEntry('Apply as a student', '/apply/student', STUDENT_HEAD),
  suggestedEntry('Submit a challenge', '/apply/partner', PARTNER_HEAD),
  // Not suggested, since registration is often closed.
  pageEntry('Register for the forum', '/apply/guest', GUEST_HEAD),
];

export const search = searchOf(SAMPLE_CONTENT);
