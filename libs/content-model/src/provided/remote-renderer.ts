import type { ContentData } from '@raade/contracts/content/content-data';
import type { RemoteEdition, RemoteRenderer } from '@raade/contracts/site/prerendering';
import type { ContentName } from '../content.schema.ts';
import { SAMPLE_PARTS, SAMPLE_REVISION } from '../sample-content.ts';
import { missingContent, provideContent } from './provided-content.ts';

/**
 * The export `renderer` of a remote's server bundle: its pages with whatever content is live.
 * @param names the parts of the content that it shows
 * @param evaluate its modules, which read the content when they are evaluated
 */
export const remoteRenderer = (
  names: readonly ContentName[],
  evaluate: () => Promise<RemoteEdition>,
): RemoteRenderer => ({
  // What is valid as a part is JSON.
  sample: { revision: SAMPLE_REVISION, parts: SAMPLE_PARTS as ContentData['parts'] },
  async openEdition({ parts, revision }) {
    provideContent(parts, revision);
    const missing = missingContent(names);
    if (missing.length > 0) throw new Error(`The edition lacks ${missing.join(', ')}.`);
    return evaluate();
  },
});
