import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { firestore } from '../../base/firestore.ts';
import { type Change, queueMail } from '../../mail/outbox/queue-mail.ts';

export const STATEMENT_KIND = 'yearly-statement';

/** The fields of an entry about this mail. */
export const statementEntrySchema = z.object({
  kind: z.literal(STATEMENT_KIND),
  to: z.string(),
  statement_id: z.string(),
});
export type StatementEntry = z.output<typeof statementEntrySchema>;

/** All statements of the outbox. */
export function statementMails() {
  return firestore().collection(COLLECTIONS.outbox).where('kind', '==', STATEMENT_KIND);
}

/**
 * The entry of a statement: the one of its year's run, or that of a request for one donor.
 *
 * @param request names an entry of its own
 */
export function statementEntry(statementId: string, request?: string) {
  const name = `${STATEMENT_KIND}_${statementId}`;
  const outbox = firestore().collection(COLLECTIONS.outbox);
  return outbox.doc(request === undefined ? name : `${name}_${request}`);
}

export function queueStatement(
  change: Change,
  entry: DocumentReference,
  { statementId, to }: { readonly statementId: string; readonly to: string },
): void {
  const statement = { kind: STATEMENT_KIND, to, statement_id: statementId };
  queueMail(change, entry, statement);
}
