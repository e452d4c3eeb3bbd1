import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { deliveriesOf } from '../campaigns/campaign-document.ts';
import { collection } from '../../base/firestore.ts';
import { addressHash } from '../../base/address.ts';
import type { MailOrigin } from './mail-origin.ts';

/** The record of a sent mail. */
export interface FoundMail {
  readonly origin: MailOrigin;
  readonly document: DocumentReference;
}

const addressedSchema = z.object({ to: z.string() });
const donorSchema = z.object({ donor_email: z.string() });

/** More than a batch has. */
const MOST_IN_BATCH = 100;

/**
 * Finds the mail that a report names; null if its record is deleted.
 * @param hash `addressHash` of the recipient
 */
export async function findMail(origin: MailOrigin, hash: string): Promise<FoundMail | null> {
  if (origin.kind === 'campaign') {
    // Deliveries are named by the hashes of their addresses.
    const delivery = await deliveriesOf(origin.id).doc(hash).get();
    return delivery.exists ? { origin, document: delivery.ref } : null;
  }
  const { docs } = await collection('outbox')
    .where('lease', '==', origin.id)
    .limit(MOST_IN_BATCH)
    .get();
  for (const addressOf of [addressQueued, addressOfDonor]) {
    for (const entry of docs) {
      const address = await addressOf(entry);
      if (address !== undefined && addressHash(address) === hash)
        return { origin, document: entry.ref };
    }
  }
  return null;
}

function addressQueued(entry: QueryDocumentSnapshot): Promise<string | undefined> {
  return Promise.resolve(addressedSchema.safeParse(entry.data()).data?.to);
}

/** The donor's current address, to which a receipt goes if the donor was corrected after it was queued. */
async function addressOfDonor(entry: QueryDocumentSnapshot): Promise<string | undefined> {
  const id: unknown = entry.get('donation_id');
  if (typeof id !== 'string') return undefined;
  const gift = await collection('donations').doc(id).get();
  return donorSchema.safeParse(gift.data()).data?.donor_email;
}
