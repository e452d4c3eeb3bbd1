import { onDocumentWritten } from 'firebase-functions/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { publishingTrigger } from '../../base/configuration/function-options.ts';

/** `publish-site`: woken by each pointer that has moved. */
export const publishSiteTrigger = onDocumentWritten(
  { ...publishingTrigger(), document: `${COLLECTIONS.releasePointers}/{app}` },
  async () => {
    const { publishSite } = await import('./publish-site.ts');
    await publishSite();
  },
);
