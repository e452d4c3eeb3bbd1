import { onDocumentWritten } from 'firebase-functions/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { LIVE_CONTENT } from '@raade/contracts/content/editions';
import { publishingTrigger } from '../../base/configuration/function-options.ts';

/** `publish-edition`: woken when another edition of the content has become the live one. */
export const publishEditionTrigger = onDocumentWritten(
  { ...publishingTrigger(), document: `${COLLECTIONS.contentPointer}/${LIVE_CONTENT}` },
  async () => {
    const { publishSite } = await import('./publish-site.ts');
    await publishSite();
  },
);
