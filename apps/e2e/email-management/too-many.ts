import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@raade/contracts/collections';
import { type Backend, removeDocument, writeFields } from './past-functions.ts';

/** Does something while there is a registrant more than the samples, too many to write to alone. */
export async function withOneMore(backend: Backend, act: () => Promise<void>): Promise<void> {
  const id = randomUUID();
  const path = `${COLLECTIONS.registrants}/${id}`;
  await writeFields(backend, path, {
    full_name: { stringValue: 'One More' },
    email: { stringValue: `${id}@example.org` },
  });
  try {
    await act();
  } finally {
    await removeDocument(backend, path);
  }
}

/** Changes the words of a campaign, as only who has broken into the database could. */
export function changeWords(backend: Backend, campaignId: string, content: string): Promise<void> {
  return writeFields(backend, `${COLLECTIONS.emailCampaigns}/${campaignId}`, {
    content: { stringValue: content },
  });
}
