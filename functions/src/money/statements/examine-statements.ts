import {
  FieldPath,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { MOST_DONATIONS, type StatementOutcome } from '@raade/contracts/money/yearly-statements';
import { collection, firestore } from '../../base/firestore.ts';
import { addressHash, normalizeAddress } from '../../base/address.ts';
import { reasonNotToSend } from '../../mail/suppressions/suppressed-kinds.ts';
import { reasonsIn, suppressionOf } from '../../mail/suppressions/suppression.ts';
import {
  isOfYear,
  listedDonationSchema,
  totalsOf,
  type ListedDonation,
} from './statement-facts.ts';
import { statementSchema, type Statement } from './statement-document.ts';
import type { StatementRun } from './statement-run.ts';

const PAGE_SIZE = 50;

/** A donor's statement, and whether it is due. */
export interface Examined {
  readonly id: string;
  readonly statement: Statement;
  readonly outcome: StatementOutcome;
  readonly totals: Readonly<Record<string, number>>;
}

/** Examines the next page of statements of a year, by id, in their current state. */
export async function examinePage(
  year: number,
  { cursor }: Pick<StatementRun, 'cursor'>,
): Promise<{ readonly examined: readonly Examined[]; readonly cursor: StatementRun['cursor'] }> {
  const { docs } = await collection('statements')
    .orderBy(FieldPath.documentId())
    .startAfter(cursor?.id ?? `${year}_`)
    .endBefore(`${year + 1}_`)
    .limit(PAGE_SIZE)
    .get();
  const examined = await Promise.all(docs.map(examine));
  const last = docs.length < PAGE_SIZE ? undefined : docs.at(-1);
  return { examined, cursor: last ? { id: last.id, at: null } : null };
}

async function examine(document: QueryDocumentSnapshot): Promise<Examined> {
  const statement = z.parse(statementSchema, document.data());
  const resultOf = (outcome: Examined['outcome'], totals = {}) => ({
    id: document.id,
    statement,
    outcome,
    totals,
  });
  const suppression = await suppressionOf(addressHash(statement.to)).get();
  if (reasonNotToSend('receipt', reasonsIn(suppression))) return resultOf('suppressed');
  if (statement.donations.length > MOST_DONATIONS) return resultOf('many');
  const totals = totalsOf([...(await donationsOf(statement)).values()]);
  const hasMoney = Object.values(totals).some((cents) => cents > 0);
  return hasMoney ? resultOf('due', totals) : resultOf('nothing');
}

/**
 * Reads the donations of a statement in their current state. Donations that do not belong to the year or the donor any
 * more are left out.
 */
export async function donationsOf({
  year,
  to,
  donations,
}: Statement): Promise<Map<string, ListedDonation>> {
  const ledger = collection('donations');
  const documents: DocumentSnapshot[] =
    donations.length === 0
      ? []
      : await firestore().getAll(...donations.map((id) => ledger.doc(id)));
  const donationsById = documents.flatMap((document): [string, ListedDonation][] => {
    const donation = listedDonationSchema.safeParse(document.data()).data;
    if (donation === undefined || donation.donor_email === '') return [];
    if (normalizeAddress(donation.donor_email) !== normalizeAddress(to)) return [];
    return isOfYear(year, donation) ? [[document.id, donation]] : [];
  });
  return new Map(donationsById);
}
