import { newestFirst } from '@raade/content-model/forum/archived-forum';
import { pastForumPath } from '@raade/content-model/programme/session-address';
import { oncePerContent } from '@raade/content-model/provided/once-per-content';
import { contentOf } from '@raade/content-model/provided/provided-content';

/** Forums that took place, newest first, each as content in which its own programme is at its own addresses. */
export const pastForumsOf = oncePerContent((content) =>
  newestFirst(content['past-forums']).map(({ id, films, ...programme }) => ({
    ...{ id, films, path: pastForumPath(id) },
    content: contentOf({ ...programme, pastPath: pastForumPath(id) }),
  })),
);
