import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Barred } from '../../mail/deliveries/mail-queue.ts';
import { giftsOf } from './examine.ts';
import { statements, statementSchema } from './statement-document.ts';
import { statementEntrySchema } from './statement-entry.ts';

const EMPTY = 'None of its gifts is of this donor and year any more.';

/** The statements that have nothing left to tell, since their gifts were corrected while they waited. */
export async function emptyStatements(
  documents: readonly QueryDocumentSnapshot[],
): Promise<Barred> {
  const empty = await Promise.all(
    documents.map(async (document) => ((await isEmpty(document)) ? [document.id] : [])),
  );
  return new Map(empty.flat().map((id) => [id, { status: 'needless', reason: EMPTY }]));
}

async function isEmpty(document: QueryDocumentSnapshot): Promise<boolean> {
  const entry = statementEntrySchema.safeParse(document.data()).data;
  if (entry === undefined) return false;
  const found = await statements().doc(entry.statement_id).get();
  const statement = statementSchema.safeParse(found.data()).data;
  return statement !== undefined && (await giftsOf(statement)).size === 0;
}
