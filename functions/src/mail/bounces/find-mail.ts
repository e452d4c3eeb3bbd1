import {
  FieldPath,
  type DocumentReference,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { deliveriesOf } from '../campaigns/campaign-document.ts';
import { collection } from '../../base/firestore.ts';
import { addressHash } from '../../base/address.ts';
import type { SentMail, MailOrigin } from './bounce-address.ts';

/** The record of a sent mail. */
export interface FoundMail {
  readonly origin: MailOrigin;
  readonly document: DocumentReference;
  /** `addressHash` of the recipient. */
  readonly addressHash: string;
}

const addressedSchema = z.object({ to: z.string() });
const donorSchema = z.object({ donor_email: z.string() });

/** Finds the mail that a bounce address or a provider's report names; null if its record is deleted. */
export function findMail({
  origin,
  hashPrefix,
}: Pick<SentMail, 'origin' | 'hashPrefix'>): Promise<FoundMail | null> {
  return FIND[origin.kind](origin, hashPrefix);
}

/** More than a batch has. */
const MOST_IN_BATCH = 100;

type Find = (origin: MailOrigin, hashPrefix: string) => Promise<FoundMail | null>;

const FIND: Readonly<Record<MailOrigin['kind'], Find>> = {
  async campaign(origin, hashPrefix) {
    // Deliveries are named by the hashes of their addresses.
    const { docs } = await deliveriesOf(origin.id)
      .orderBy(FieldPath.documentId())
      .startAt(hashPrefix)
      .endAt(`${hashPrefix}g`)
      .limit(1)
      .get();
    const [delivery] = docs;
    return delivery ? { origin, document: delivery.ref, addressHash: delivery.id } : null;
  },

  async batch(origin, hashPrefix) {
    const { docs } = await collection('outbox')
      .where('lease', '==', origin.id)
      .limit(MOST_IN_BATCH)
      .get();
    for (const addressOf of [addressQueued, addressOfDonor]) {
      for (const entry of docs) {
        const address = await addressOf(entry);
        const hash = address === undefined ? undefined : addressHash(address);
        if (hash?.startsWith(hashPrefix)) return { origin, document: entry.ref, addressHash: hash };
      }
    }
    return null;
  },
};

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
