import * as z from 'zod/mini';
import type { DocumentReference } from 'firebase-admin/firestore';
import { collection } from '../../base/firestore.ts';
import { addressHash } from '../../base/address.ts';
import { type Change, queueMail } from '../../mail/outbox/queue-mail.ts';

/** `statements/{year}_{address hash}`: which gifts of a year are one donor's. */
export const statementSchema = z.object({
  year: z.int(),
  /** The address in its one spelling. */
  to: z.string(),
  /** Ids of the gifts. */
  gifts: z.array(z.string()),
});
export type Statement = z.output<typeof statementSchema>;

export function statementDocument(year: number, email: string) {
  return collection('statements').doc(`${year}_${addressHash(email)}`);
}

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
  return collection('outbox').where('kind', '==', STATEMENT_KIND);
}

/**
 * The entry of a statement: the one of its year's run, or that of a request for one donor.
 *
 * @param request names an entry of its own
 */
export function statementEntry(statementId: string, request?: string) {
  const name = `${STATEMENT_KIND}_${statementId}`;
  const outbox = collection('outbox');
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
