import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/collections';
import { takesPart } from '@raade/contracts/registrants';
import * as z from 'zod/mini';
import type { Barred } from '../deliveries/mail-queue.ts';
import { firestore } from '../firestore.ts';
import { addresseeSchema } from './audience/recipient-group.ts';

/** Deliveries of before, and those of corrections, name no registrant. */
const namedSchema = z.object({ registrant: z.catch(z.optional(z.string()), undefined) });

const CANCELLED = { status: 'failed', reason: 'Cancelled before it was their turn.' } as const;

/** Those deliveries whose recipients have cancelled since the audience was frozen. */
export async function cancelledSince(
  transaction: Transaction,
  deliveries: readonly QueryDocumentSnapshot[],
): Promise<Barred> {
  const registrants = firestore().collection(COLLECTIONS.registrants);
  const named = deliveries.flatMap((delivery) => {
    const { registrant } = z.parse(namedSchema, delivery.data());
    return registrant === undefined ? [] : [{ delivery, registrant: registrants.doc(registrant) }];
  });
  if (named.length === 0) return new Map();
  const found = await transaction.getAll(...named.map(({ registrant }) => registrant));
  const gone = named.flatMap(({ delivery }, index) => {
    const registrant = z.safeParse(addresseeSchema, found[index]?.data()).data;
    return !registrant || takesPart(registrant) ? [] : [{ id: delivery.id, registrant }];
  });
  // Whoever is registered twice may have cancelled one of both.
  const all = await Promise.all(
    gone.map(({ registrant }) =>
      transaction.get(registrants.where('email', '==', registrant.email)),
    ),
  );
  const isGone = (index: number) =>
    all[index]?.docs.every((other) => !takesPart(z.parse(addresseeSchema, other.data())));
  return new Map(
    gone.filter((_delivery, index) => isGone(index)).map(({ id }) => [id, CANCELLED] as const),
  );
}
