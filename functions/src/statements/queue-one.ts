import { HttpsError } from 'firebase-functions/https';
import { COLLECTIONS } from '@raade/contracts/collections';
import { MOST_GIFTS, type StatementsRequest } from '@raade/contracts/statements';
import type { Actor } from '../audit/actor.ts';
import { noteActionWith } from '../audit/audit-log.ts';
import { firestore } from '../firestore.ts';
import { normalizeAddress } from '../mail/address.ts';
import { giftsOf } from './examine.ts';
import { listGifts } from './gather-gifts.ts';
import { statementDocument, statementSchema } from './statement-document.ts';
import { queueStatement, statementEntry } from './statement-entry.ts';

type OneRequest = Extract<StatementsRequest, { action: 'send-one' }>;

/**
 * Queues the statement of one donor, once for each request, whether the year's run was made or not.
 *
 * @throws HttpsError `not-found` if nobody with that address gave in that year, `failed-precondition` for too many gifts
 */
export async function queueOne({ year, email, request }: OneRequest, actor: Actor): Promise<void> {
  const document = statementDocument(year, email);
  const entry = statementEntry(document.id, request);
  const gifts = await idsOfGifts(year, email);
  if (gifts.length === 0) {
    throw new HttpsError('not-found', 'Nobody with this address gave in this year.');
  }
  if (gifts.length > MOST_GIFTS) {
    throw new HttpsError('failed-precondition', `This donor gave more than ${MOST_GIFTS} times.`);
  }
  await firestore().runTransaction(async (transaction) => {
    if ((await transaction.get(entry)).exists) return;
    const to = normalizeAddress(email);
    listGifts(transaction, year, { to, gifts });
    queueStatement(transaction, entry, { statementId: document.id, to });
    noteActionWith(transaction, {
      action: 'send-statement',
      ...actor,
      subject: null,
      details: { year, gifts: gifts.length },
    });
  });
}

/** The gifts of a donor in a year: those that a run has found, and those whose address is spelt as it was asked for. */
async function idsOfGifts(year: number, email: string): Promise<string[]> {
  const document = await statementDocument(year, email).get();
  const listed = statementSchema.safeParse(document.data()).data?.gifts ?? [];
  const spelt = await firestore()
    .collection(COLLECTIONS.donations)
    .where('donor_email', 'in', [...new Set([email.trim(), normalizeAddress(email)])])
    .limit(2 * MOST_GIFTS)
    .select()
    .get();
  const ids = [...new Set([...listed, ...spelt.docs.map(({ id }) => id)])];
  return [...(await giftsOf({ year, to: email, gifts: ids })).keys()];
}
