import * as z from 'zod/mini';
import { statementEmail, type StatementInput } from '@raade/emails';
import { withPlainText } from '@raade/emails/plain-text';
import { anonymousDonorName } from '../anonymous-donor.ts';
import { mailSettings } from '../../base/configuration/mail-settings.ts';
import { receiptSettings } from '../../base/configuration/receipt-settings.ts';
import { normalizeAddress } from '../../base/address.ts';
import { emailFrame } from '../../mail/compose/email-frame.ts';
import type { OutgoingMail } from '../../mail/mail-provider.ts';
import type { OutboxKind } from '../../mail/outbox/outbox-kind.ts';
import { giftsOf } from './examine.ts';
import { statements, statementSchema } from './statement-document.ts';
import { STATEMENT_KIND, type StatementEntry, statementEntrySchema } from './statement-entry.ts';
import { statementFacts, type ListedGift } from './statement-facts.ts';
import { statementPdf } from './statement-pdf.ts';

export const statementKind: OutboxKind = {
  names: [STATEMENT_KIND],
  owedAs: 'receipt',
  compose: (key, data) => statementMail(key, z.parse(statementEntrySchema, data)),
};

/**
 * The mail of an entry, with the gifts as they are now.
 *
 * @throws z.core.$ZodError if the statement is gone, as after an erasure
 */
async function statementMail(key: string, entry: StatementEntry): Promise<OutgoingMail> {
  const document = await statements().doc(entry.statement_id).get();
  const statement = z.parse(statementSchema, document.data());
  const gifts = await giftsOf(statement);
  const facts = await factsOf(statement.year, gifts);
  const { subject, html, text } = withPlainText(statementEmail(facts, await emailFrame()));
  const attachments = [{ name: `Gifts-${facts.year}.pdf`, content: await statementPdf(facts) }];
  return { key, to: normalizeAddress(entry.to), subject, html, text, headers: {}, attachments };
}

/** Facts for the statement of a donor's gifts, as this deployment words it. */
export async function factsOf(
  year: number,
  gifts: ReadonlyMap<string, ListedGift>,
): Promise<StatementInput> {
  const wording = { ...receiptSettings(), ...mailSettings() };
  return statementFacts(year, gifts, await nameOn(gifts), wording);
}

/** The name that the donor gave last; also of gifts that are anonymous to everybody else. */
async function nameOn(gifts: ReadonlyMap<string, ListedGift>): Promise<string | null> {
  const newestFirst = [...gifts].toSorted(
    ([, one], [, other]) => other.created_at.toMillis() - one.created_at.toMillis(),
  );
  for (const [id, { is_anonymous, donor_name }] of newestFirst) {
    const name = is_anonymous ? await anonymousDonorName(id) : donor_name;
    if (name !== null) return name;
  }
  return null;
}
