import { pastForumPath, sessionAnchor } from '@raade/content-model/program/session-address';
import { loadWithContent } from '@raade/content-model/provided/load-with-content';
import { documentContent } from '@raade/content-model/provided/provided-content';
import { logger, useLocation, useNavigate } from '@raade/platform';
import { useEffect } from 'react';
import { PARTS_OF_PAGES } from '../../content/parts-of-pages.ts';

const loadPastForums = loadWithContent({ chunk: 'past', parts: PARTS_OF_PAGES.past }, () =>
  Promise.resolve(documentContent()['past-forums']),
);

/** Redirects links to a session of a past forum to the archive; renders nothing. */
export function PastSession() {
  const navigate = useNavigate();
  const anchor = useLocation().hash.slice(1);
  useEffect(() => {
    // This page has the session, so it is not of a past forum.
    if (document.getElementById(anchor)) return;
    loadPastForums().then(
      (forums) => {
        const pastForum = forums.find(({ sessions }) =>
          sessions.some(({ id }) => sessionAnchor(id) === anchor),
        );
        if (!pastForum) return;
        void navigate(`${pastForumPath(pastForum.id)}#${anchor}`, { replace: true });
      },
      (error: unknown) => logger.warn('past sessions not looked up', { phase: 'page' }, error),
    );
  }, [anchor, navigate]);
  return null;
}
