import { missingContent, provideContent } from '@raade/content-model/provided/provided-content';
import { SAMPLE_NAMES, SAMPLE_PARTS, SAMPLE_REVISION } from '@raade/content-model/sample-content';
import type { ContentData } from '@raade/contracts/content-data';
import type { RemoteRenderer } from '@raade/contracts/prerendering';

/** The server bundle of a release: its pages with whatever content is live. */
export const renderer: RemoteRenderer = {
  // What is valid as a part is JSON.
  sample: { revision: SAMPLE_REVISION, parts: SAMPLE_PARTS as ContentData['parts'] },
  async openEdition({ parts, revision }) {
    provideContent(parts, revision);
    const missing = missingContent(SAMPLE_NAMES);
    if (missing.length > 0) throw new Error(`The edition lacks ${missing.join(', ')}.`);
    // Evaluated only now: they read the content when they are.
    const { pages, search, links, changesOn, prerender } = await import('./edition.lazy.ts');
    return { pages, search, links, changesOn, renderPage: prerender };
  },
};
