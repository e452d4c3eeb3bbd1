import { FieldPath } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { MOST_GIFTS, type StatementsRequest } from '@raade/contracts/money/statements';
import type { Actor } from '../../base/audit/actor.ts';
import { noteActionWith } from '../../base/audit/audit-log.ts';
import { collection, firestore } from '../../base/firestore.ts';
import { normalizeAddress } from '../../base/address.ts';
import { giftsOf } from './examine.ts';
import { listGifts } from './gather-gifts.ts';
import {
  statementDocument,
  statementSchema,
  queueStatement,
  statementEntry,
} from './statement-document.ts';

/** Gifts of a page. */
const AT_ONCE = 200;

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
    noteActionWith(transaction, actor, 'send-statement', null, { year, gifts: gifts.length });
  });
}

/** The gifts of a donor in a year: those that a run has found, and those whose address is spelt as it was asked for. */
async function idsOfGifts(year: number, email: string): Promise<string[]> {
  const document = await statementDocument(year, email).get();
  const listed = statementSchema.safeParse(document.data()).data?.gifts ?? [];
  const found = new Set((await giftsOf({ year, to: email, gifts: listed })).keys());
  for await (const gifts of pagesSpelt(email)) {
    for (const id of (await giftsOf({ year, to: email, gifts })).keys()) found.add(id);
    // One more than a statement holds is enough to refuse it.
    if (found.size > MOST_GIFTS) break;
  }
  return [...found];
}

/** The gifts of all years under the address as it was asked for, page by page. */
async function* pagesSpelt(email: string): AsyncGenerator<string[]> {
  const all = collection('donations')
    .where('donor_email', 'in', [...new Set([email.trim(), normalizeAddress(email)])])
    .orderBy(FieldPath.documentId())
    .limit(AT_ONCE)
    .select();
  let after: string | undefined;
  do {
    const { docs } = await (after === undefined ? all : all.startAfter(after)).get();
    yield docs.map(({ id }) => id);
    after = docs.length < AT_ONCE ? undefined : docs.at(-1)?.id;
  } while (after !== undefined);
}
