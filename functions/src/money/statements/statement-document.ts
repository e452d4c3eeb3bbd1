import * as z from 'zod/mini';
import type { DocumentReference } from 'firebase-admin/firestore';
import { collection } from '../../base/firestore.ts';
import { addressHash } from '../../base/address.ts';
import { type Change, queueMail } from '../../mail/outbox/queue-mail.ts';

/** The document `statements/{year}_{address hash}` with the donations of a donor in a year. */
export const statementSchema = z.object({
  year: z.int(),
  /** The normalized address. */
  to: z.string(),
  /** Ids of the donations. */
  donations: z.array(z.string()),
});
export type Statement = z.output<typeof statementSchema>;

export function statementDocument(year: number, email: string) {
  return collection('statements').doc(`${year}_${addressHash(email)}`);
}

export const STATEMENT_KIND = 'yearly-statement';

/** The outbox entry of a statement. */
export const statementEntrySchema = z.object({
  kind: z.literal(STATEMENT_KIND),
  to: z.string(),
  statement_id: z.string(),
});
export type StatementEntry = z.output<typeof statementEntrySchema>;

/** Query for all statements in the outbox. */
export function statementMails() {
  return collection('outbox').where('kind', '==', STATEMENT_KIND);
}

/**
 * The outbox entry of a statement: of the year's run, or of a request for one donor.
 *
 * @param request id of the request for one donor
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
