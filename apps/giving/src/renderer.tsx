import { forumOf } from '@raade/content-model/forum/forum-of';
import { remoteRenderer } from '@raade/content-model/provided/remote-renderer';
import { ContentProvider } from '@raade/content-model/provided/use-content';
import { phaseStarts } from '@raade/contracts/content/forum-phase';
import { PRERENDERING } from '@raade/contracts/site/prerendering';
import { prerenderRemote, prerenderSlots } from '@raade/platform/prerender';
import type { ReactNode } from 'react';
import { PARTS } from './content/parts-of-pages.ts';
import { pagesOf } from './pages.ts';
import remote from './remote.tsx';
import { searchOf } from './search.ts';

/** The server bundle, with which the publisher renders the pages of this remote from the live content. */
export const renderer = remoteRenderer(PARTS, (content) => {
  const wrap = (part: ReactNode) => <ContentProvider value={content}>{part}</ContentProvider>;
  return {
    pages: pagesOf(content),
    search: searchOf(content),
    // The registration page changes on these days.
    changesOn: phaseStarts(forumOf(content)),
    renderPage: prerenderRemote(remote, PRERENDERING, wrap),
    renderSlot: prerenderSlots(remote, PRERENDERING, wrap),
  };
});
