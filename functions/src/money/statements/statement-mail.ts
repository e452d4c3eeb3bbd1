import * as z from 'zod/mini';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { statementEmail, type StatementInput } from '@raade/emails';
import { anonymousDonorName } from '../anonymous-donor.ts';
import { mailSettings } from '../../base/configuration/mail-settings.ts';
import { receiptSettings } from '../../base/configuration/receipt-settings.ts';
import { emailFrame, outgoingMail } from '../../mail/compose/outgoing-mail.ts';
import type { OutgoingMail } from '../../mail/mail-provider.ts';
import type { OutboxKind } from '../../mail/outbox/outbox-kind.ts';
import { donationsOf } from './examine-statements.ts';
import {
  statementSchema,
  STATEMENT_KIND,
  type StatementEntry,
  statementEntrySchema,
} from './statement-document.ts';
import { statementFacts, type ListedDonation } from './statement-facts.ts';
import { statementPdf } from './statement-pdf.ts';
import { collection } from '../../base/firestore.ts';
import type { WithheldMails } from '../../mail/deliveries/mail-queue.ts';

export const statementKind: OutboxKind = {
  names: [STATEMENT_KIND],
  mailKind: 'receipt',
  compose: (key, data) => statementMail(key, z.parse(statementEntrySchema, data)),
};

/**
 * Composes the mail of an outbox entry, with the donations in their current state.
 *
 * @throws z.core.$ZodError if the statement was deleted, for example with its erased donor
 */
async function statementMail(key: string, entry: StatementEntry): Promise<OutgoingMail> {
  const document = await collection('statements').doc(entry.statement_id).get();
  const statement = z.parse(statementSchema, document.data());
  const donations = await donationsOf(statement);
  const facts = await factsOf(statement.year, donations);
  const attachments = [{ name: `Gifts-${facts.year}.pdf`, content: await statementPdf(facts) }];
  return outgoingMail(key, entry.to, statementEmail(facts, await emailFrame()), attachments);
}

/** Returns the content of a donor's statement, with the wording of this deployment. */
export async function factsOf(
  year: number,
  donations: ReadonlyMap<string, ListedDonation>,
): Promise<StatementInput> {
  const wording = { ...receiptSettings(), ...mailSettings() };
  return statementFacts(year, donations, await latestNameIn(donations), wording);
}

/** Returns the latest name of the donor, from anonymous donations, too. */
async function latestNameIn(
  donations: ReadonlyMap<string, ListedDonation>,
): Promise<string | null> {
  const newestFirst = [...donations].toSorted(
    ([, a], [, b]) => b.created_at.toMillis() - a.created_at.toMillis(),
  );
  for (const [id, { is_anonymous, donor_name }] of newestFirst) {
    const name = is_anonymous ? await anonymousDonorName(id) : donor_name;
    if (name !== null) return name;
  }
  return null;
}

const NO_DONATIONS = 'None of its donations is from this donor and year any more.';

/** Finds statements that have no donations any more because of corrections. */
export async function emptyStatements(
  documents: readonly QueryDocumentSnapshot[],
): Promise<WithheldMails> {
  const empty = await Promise.all(
    documents.map(async (document) => ((await isEmpty(document)) ? [document.id] : [])),
  );
  return new Map(empty.flat().map((id) => [id, { status: 'needless', reason: NO_DONATIONS }]));
}

async function isEmpty(document: QueryDocumentSnapshot): Promise<boolean> {
  const entry = statementEntrySchema.safeParse(document.data()).data;
  if (entry === undefined) return false;
  const snapshot = await collection('statements').doc(entry.statement_id).get();
  const statement = statementSchema.safeParse(snapshot.data()).data;
  return statement !== undefined && (await donationsOf(statement)).size === 0;
}
