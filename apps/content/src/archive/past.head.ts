import { speakerPath } from '@raade/content-model/addresses/page-address';
import { newestFirst } from '@raade/content-model/forum/archived-forum';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { PAST_FORUMS_PATH, pastForumPath } from '@raade/content-model/programme/session-address';
import { oncePerContent } from '@raade/content-model/provided/once-per-content';
import { contentOf, type ProvidedContent } from '@raade/content-model/provided/provided-content';
import { BRAND } from '@raade/contracts/base/brand';
import type { PageDescriptor } from '@raade/contracts/site/pages';
import type { PageHead } from '@raade/platform';
import { namedYear, speakersOf } from '../content/speakers.ts';
import { speakerHead } from '../speakers/speaker.head.ts';

/** The past forums, newest first, each as content whose own program is at its own addresses. */
export const pastForumsOf = oncePerContent((content) =>
  newestFirst(content['past-forums']).map(({ id, films, ...programme }) => ({
    id,
    films,
    path: pastForumPath(id),
    content: contentOf({ ...programme, pastPath: pastForumPath(id) }),
  })),
);

export const PAST_FORUMS_HEAD: PageHead = {
  title: `Past Forums - ${BRAND.shortName}`,
  description: `Programs, speakers and films of the forums of ${BRAND.shortName} that have taken place.`,
};

/** Like 'RAADE African Development Forum 2025'. */
export const pastForumTitle = (content: ProvidedContent) => namedYear(content.forum.name, content);

export const pastForumHead = (content: ProvidedContent): PageHead => ({
  title: pastForumTitle(content),
  description: `The forum of ${forumOf(content).datesAndPlace}, as it was.`,
});

/** Static pages, so that the archive of all years needs no code and data. */
const PAGE = { chunk: 'past', frame: { scrolledBar: 'deep-glass' } } as const;
const STILL = { ...PAGE, still: true } as const;

/** The list of past forums, a page for each forum, and a page for each of their speakers. */
export function pastPages(content: ProvidedContent): PageDescriptor[] {
  const forums = pastForumsOf(content);
  const list = { ...PAST_FORUMS_HEAD, path: PAST_FORUMS_PATH };
  return [
    forums.length > 0 ? { ...STILL, ...list } : { ...PAGE, ...list, internal: true },
    ...forums.map((past) => ({ ...STILL, ...pastForumHead(past.content), path: past.path })),
    ...forums.flatMap(({ path, content: past }) =>
      speakersOf(past).map((speaker) => ({
        ...STILL,
        ...speakerHead(speaker, past),
        path: speakerPath(speaker, path),
      })),
    ),
  ];
}
