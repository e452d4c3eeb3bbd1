import { onDocumentWritten } from 'firebase-functions/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { publishingTrigger } from '../../base/configuration/function-options.ts';
import { publishSite } from './publish-site.ts';

/** `publish-site`: woken by each pointer that has moved. */
export const publishSiteTrigger = onDocumentWritten(
  { ...publishingTrigger(), document: `${COLLECTIONS.releasePointers}/{app}` },
  async () => {
    await publishSite();
  },
);
