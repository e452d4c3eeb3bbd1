import { speakerPath } from '@raade/content-model/addresses/page-address';
import { newestFirst } from '@raade/content-model/forum/archived-forum';
import { forumOf } from '@raade/content-model/forum/forum-of';
import { PAST_FORUMS_PATH, pastForumPath } from '@raade/content-model/program/session-address';
import { oncePerContent } from '@raade/content-model/provided/once-per-content';
import { contentOf, type ProvidedContent } from '@raade/content-model/provided/provided-content';
import { BRAND } from '@raade/contracts/base/brand';
import type { PageDescriptor } from '@raade/contracts/site/pages';
import type { PageHead } from '@raade/platform';
import { withYear, speakersOf } from '../content/speakers.ts';
import { speakerHead } from '../speakers/speaker.head.ts';

/** The past forums, newest first. Each has content as the current forum has, with links to its own pages. */
export const pastForumsOf = oncePerContent((content) =>
  newestFirst(content['past-forums']).map(({ id, films, ...archivedContent }) => ({
    id,
    films,
    path: pastForumPath(id),
    content: contentOf({ ...archivedContent, pastPath: pastForumPath(id) }),
  })),
);

export const PAST_FORUMS_HEAD: PageHead = {
  title: `Past Forums - ${BRAND.shortName}`,
  description: `Programs, speakers and films of the forums of ${BRAND.shortName} that have taken place.`,
};

/** Like 'RAADE African Development Forum 2025'. */
export const pastForumTitle = (content: ProvidedContent) => withYear(content.forum.name, content);

export const pastForumHead = (content: ProvidedContent): PageHead => ({
  title: pastForumTitle(content),
  description: `The forum of ${forumOf(content).datesAndPlace}, as it was.`,
});

const PAGE = { chunk: 'past', frame: { scrolledBar: 'deep-glass' } } as const;
/** Static pages load no code and data, so that the archive can grow each year. */
const STATIC_PAGE = { ...PAGE, isStatic: true } as const;

/** The list of past forums, a page for each forum, and a page for each of their speakers. */
export function pastPages(content: ProvidedContent): PageDescriptor[] {
  const forums = pastForumsOf(content);
  const list = { ...PAST_FORUMS_HEAD, path: PAST_FORUMS_PATH };
  return [
    // Search engines do not see an empty list.
    forums.length > 0 ? { ...STATIC_PAGE, ...list } : { ...PAGE, ...list, internal: true },
    ...forums.map(({ path, content: pastContent }) => ({
      ...STATIC_PAGE,
      ...pastForumHead(pastContent),
      path,
    })),
    ...forums.flatMap(({ path, content: pastContent }) =>
      speakersOf(pastContent).map((speaker) => ({
        ...STATIC_PAGE,
        ...speakerHead(speaker, pastContent),
        path: speakerPath(speaker, path),
      })),
    ),
  ];
}
