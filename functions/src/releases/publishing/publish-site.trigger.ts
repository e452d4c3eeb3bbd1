import { onDocumentWritten } from 'firebase-functions/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { LIVE_CONTENT } from '@raade/contracts/content/editions';
import { publishingTrigger } from '../../base/configuration/function-options.ts';

/** `publish-site`: runs when the pointer of a release has moved. */
export const publishSiteTrigger = onDocumentWritten(
  { ...publishingTrigger(), document: `${COLLECTIONS.releasePointers}/{app}` },
  async () => {
    const { publishSite } = await import('./publish-site.ts');
    await publishSite();
  },
);

/** `publish-edition`: runs when another edition of the content has gone live. */
export const publishEditionTrigger = onDocumentWritten(
  { ...publishingTrigger(), document: `${COLLECTIONS.contentPointer}/${LIVE_CONTENT}` },
  async () => {
    const { publishSite } = await import('./publish-site.ts');
    await publishSite();
  },
);
