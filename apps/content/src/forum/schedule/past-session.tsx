import { newestFirst } from '@raade/content-model/forum/archived-forum';
import {
  pastForumPath,
  sessionAnchor,
  sessionPath,
} from '@raade/content-model/programme/session-address';
import { loadWithContent } from '@raade/content-model/provided/load-with-content';
import { documentContent } from '@raade/content-model/provided/provided-content';
import { logger, useLocation, useNavigate } from '@raade/platform';
import { useEffect } from 'react';
import { PARTS_OF_PAGES } from '../../content/parts-of-pages.ts';

const pastForums = loadWithContent({ chunk: 'past', parts: PARTS_OF_PAGES.past }, () =>
  Promise.resolve(newestFirst(documentContent()['past-forums'])),
);

/** Where a session is that was in the schedule of a past forum. */
async function pathOf(anchor: string): Promise<string | undefined> {
  for (const { id: year, sessions } of await pastForums()) {
    const session = sessions.find(({ id }) => sessionAnchor(id) === anchor);
    if (session) return sessionPath(session.id, 1, pastForumPath(year));
  }
  return undefined;
}

/** Goes on from a link to a session of a past forum to the page that has it by now. */
export function PastSession() {
  const navigate = useNavigate();
  const anchor = useLocation().hash.slice(1);
  useEffect(() => {
    if (document.getElementById(anchor)) return;
    pathOf(anchor).then(
      (path) => path !== undefined && navigate(path, { replace: true }),
      (error: unknown) => logger.warn('past sessions not looked up', { phase: 'page' }, error),
    );
  }, [anchor, navigate]);
  return null;
}
