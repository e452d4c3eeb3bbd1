import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { takesPart } from '@raade/contracts/registrants/registrants';
import * as z from 'zod/mini';
import type { Barred } from '../deliveries/mail-queue.ts';
import { firestore } from '../../base/firestore.ts';
import { addresseeSchema } from './audience/recipient-group.ts';

/** Deliveries of corrections name no registrant. */
const namedSchema = z.object({
  registrant: z.catch(z.optional(z.string()), undefined),
  email: z.string(),
});

/** More registrations than anybody has with one address. */
const SAME_ADDRESS = 20;
const CANCELLED = { status: 'failed', reason: 'Cancelled before it was their turn.' } as const;

/**
 * Those deliveries whose recipients have cancelled their place at the forum, or were taken out of the list, since the
 * audience was frozen.
 */
export async function cancelledSince(
  transaction: Transaction,
  deliveries: readonly QueryDocumentSnapshot[],
  forumId: string,
): Promise<Barred> {
  const registrants = firestore().collection(COLLECTIONS.registrants);
  const named = deliveries.flatMap((delivery) => {
    const { registrant, email } = z.parse(namedSchema, delivery.data());
    return registrant === undefined
      ? []
      : [{ delivery, email, registrant: registrants.doc(registrant) }];
  });
  if (named.length === 0) return new Map();
  const found = await transaction.getAll(...named.map(({ registrant }) => registrant));
  const bars = named.map(async ({ delivery, email }, index) => {
    const registrant = z.safeParse(addresseeSchema, found[index]?.data()).data;
    if (registrant && takesPart(registrant)) return [];
    // A second registration of the same address may still take part.
    const same = await transaction.get(
      registrants
        .where('forum_id', '==', forumId)
        .where('email', '==', registrant?.email ?? email)
        .limit(SAME_ADDRESS),
    );
    const isThere = same.docs.some((other) => takesPart(z.parse(addresseeSchema, other.data())));
    return isThere ? [] : [[delivery.id, CANCELLED] as const];
  });
  return new Map((await Promise.all(bars)).flat());
}
