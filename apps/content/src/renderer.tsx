import { forumOf } from '@raade/content-model/forum/forum-of';
import { remoteRenderer } from '@raade/content-model/provided/remote-renderer';
import { ContentProvider } from '@raade/content-model/provided/use-content';
import { SAMPLE_NAMES } from '@raade/content-model/sample-content';
import { phaseStarts } from '@raade/contracts/content/forum-phase';
import { PRERENDERING } from '@raade/contracts/site/prerendering';
import { prerenderRemote } from '@raade/platform/prerender';
import { linksOf } from './links.ts';
import { pagesOf } from './pages.ts';
import remote from './remote.tsx';
import { searchOf } from './search.ts';

/** The server bundle, with which the publisher renders the pages of this remote from the live content. */
export const renderer = remoteRenderer(SAMPLE_NAMES, (content) => ({
  pages: pagesOf(content),
  search: searchOf(content),
  links: linksOf(content),
  // Texts about the forum change on these days.
  changesOn: phaseStarts(forumOf(content)),
  renderPage: prerenderRemote(remote, PRERENDERING, (page) => (
    <ContentProvider value={content}>{page}</ContentProvider>
  )),
}));
