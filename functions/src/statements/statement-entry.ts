import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { WAITING } from '../deliveries/delivery-state.ts';
import { expiryOf } from '../expiry.ts';
import { firestore } from '../firestore.ts';

const KIND = 'yearly-statement';

/** The fields of an entry about this mail. */
export const statementEntrySchema = z.object({
  kind: z.literal(KIND),
  to: z.string(),
  statement_id: z.string(),
});
export type StatementEntry = z.output<typeof statementEntrySchema>;

/** All statements of the outbox. */
export function statementMails() {
  return firestore().collection(COLLECTIONS.outbox).where('kind', '==', KIND);
}

/**
 * The entry of a statement: the one of its year's run, or that of a request for one donor.
 *
 * @param request names an entry of its own
 */
export function statementEntry(statementId: string, request?: string) {
  const name = `${KIND}_${statementId}`;
  const outbox = firestore().collection(COLLECTIONS.outbox);
  return outbox.doc(request === undefined ? name : `${name}_${request}`);
}

/** A transaction or a batch. */
interface Change {
  create(document: DocumentReference, data: object): unknown;
}

export function queueStatement(
  change: Change,
  entry: DocumentReference,
  { statementId, to }: { readonly statementId: string; readonly to: string },
): void {
  change.create(entry, {
    ...{ kind: KIND, to, statement_id: statementId },
    ...WAITING,
    ...expiryOf('outbox'),
    created_at: FieldValue.serverTimestamp(),
  });
}
