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

const entrySchema = z.object({ to: z.string() });
const donorSchema = z.object({ donor_email: z.string() });

/** Limit of entries to read for one batch, above the size of any batch. */
const MAX_ENTRIES = 100;

/**
 * Finds the mail that a report names; null if its record is deleted.
 * @param hash `addressHash` of the recipient
 */
export async function findMail(origin: MailOrigin, hash: string): Promise<FoundMail | null> {
  if (origin.kind === 'campaign') {
    // The id of a delivery is the hash of its address.
    const delivery = await deliveriesOf(origin.id).doc(hash).get();
    return delivery.exists ? { origin, document: delivery.ref } : null;
  }
  const { docs } = await collection('outbox')
    .where('lease', '==', origin.id)
    .limit(MAX_ENTRIES)
    .get();
  // The queued addresses come first: they need no further read.
  for (const addressOf of [queuedAddressOf, donorAddressOf]) {
    for (const entry of docs) {
      const address = await addressOf(entry);
      if (address !== undefined && addressHash(address) === hash)
        return { origin, document: entry.ref };
    }
  }
  return null;
}

function queuedAddressOf(entry: QueryDocumentSnapshot): Promise<string | undefined> {
  return Promise.resolve(entrySchema.safeParse(entry.data()).data?.to);
}

/** The donor's current address. The receipt goes there if staff have corrected the donor after it was queued. */
async function donorAddressOf(entry: QueryDocumentSnapshot): Promise<string | undefined> {
  const id: unknown = entry.get('donation_id');
  if (typeof id !== 'string') return undefined;
  const donation = await collection('donations').doc(id).get();
  return donorSchema.safeParse(donation.data()).data?.donor_email;
}
