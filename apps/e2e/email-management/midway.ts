import { COLLECTIONS, DELIVERIES } from '@raade/contracts/collections';
import { type Backend, idsIn, writeFields } from './past-functions.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Has so many recipients of a campaign wait for an hour, as if a mail server had asked for it. */
export async function letSomeWait(backend: Backend, campaignId: string, count: number) {
  const deliveries = `${COLLECTIONS.emailCampaigns}/${campaignId}/${DELIVERIES}`;
  const due_at = { timestampValue: new Date(Date.now() + HOUR_MS).toISOString() };
  const ids = await idsIn(backend, deliveries);
  for (const id of ids.slice(0, count)) {
    await writeFields(backend, `${deliveries}/${id}`, { due_at });
  }
}
