import { onDocumentWritten } from 'firebase-functions/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { LIVE_CONTENT } from '@raade/contracts/content/editions';
import { publishingTrigger } from '../../base/configuration/function-options.ts';

/** `publish-site`: woken by each pointer that has moved. */
export const publishSiteTrigger = onDocumentWritten(
  { ...publishingTrigger(), document: `${COLLECTIONS.releasePointers}/{app}` },
  async () => {
    const { publishSite } = await import('./publish-site.ts');
    await publishSite();
  },
);

/** `publish-edition`: woken when another edition of the content has become the live one. */
export const publishEditionTrigger = onDocumentWritten(
  { ...publishingTrigger(), document: `${COLLECTIONS.contentPointer}/${LIVE_CONTENT}` },
  async () => {
    const { publishSite } = await import('./publish-site.ts');
    await publishSite();
  },
);
