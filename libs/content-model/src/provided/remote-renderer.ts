import type { ContentData } from '@raade/contracts/content/content-data';
import type { RemoteEdition, RemoteRenderer } from '@raade/contracts/site/prerendering';
import type { ContentName } from '../content.schema.ts';
import { SAMPLE_PARTS, SAMPLE_REVISION } from '../sample-content.ts';
import { contentOf, pastMark, type ProvidedContent } from './provided-content.ts';

/**
 * Creates the export `renderer` of a remote's server bundle, which renders its pages with an edition.
 * @param names the parts of the content that its pages show
 */
export const remoteRenderer = (
  names: readonly ContentName[],
  editionOf: (content: ProvidedContent) => RemoteEdition,
): RemoteRenderer => ({
  // The sample is JSON, so it has this type.
  sample: { revision: SAMPLE_REVISION, parts: SAMPLE_PARTS as ContentData['parts'] },
  openEdition({ parts, revision }) {
    const missing = names.filter((name) => !Object.hasOwn(parts, name));
    if (missing.length > 0) throw new Error(`The edition lacks ${missing.join(', ')}.`);
    return editionOf(contentOf({ ...parts, ...pastMark(parts), revision }));
  },
});
