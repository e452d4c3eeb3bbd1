import * as z from 'zod/mini';
import {
  donationReceiptEmail,
  type EmailFrame,
  PALETTE,
  receiptRows,
  whyCanceled,
} from '@raade/emails';
import type { MailFacts } from '@raade/contracts/mail/mail-facts';
import { anonymousDonorName } from '../anonymous-donor.ts';
import { mailSettings } from '../../base/configuration/mail-settings.ts';
import { publishingSettings } from '../../base/configuration/publishing-settings.ts';
import { receiptSettings } from '../../base/configuration/receipt-settings.ts';
import { collection } from '../../base/firestore.ts';
import { emailFrame, outgoingMail } from '../../mail/compose/outgoing-mail.ts';
import type { OutgoingMail } from '../../mail/mail-provider.ts';
import type { OutboxKind } from '../../mail/outbox/outbox-kind.ts';
import { RECEIPT_KIND, type ReceiptEntry, receiptSchema } from './receipt-entry.ts';
import { receiptDonationSchema, receiptFacts, type ReceiptFacts } from './receipt-facts.ts';
import { PdfWriter, MISSING_GLYPHS_NOTE, type Style } from '../pdf/pdf-writer.ts';

export const receiptKind: OutboxKind = {
  names: [RECEIPT_KIND],
  mailKind: 'receipt',
  compose: (key, data) => receiptMail(key, z.parse(receiptSchema, data)),
};

/**
 * Composes the mail of an outbox entry.
 *
 * @throws z.core.$ZodError if the donation is missing or invalid
 */
export async function receiptMail(key: string, receipt: ReceiptEntry): Promise<OutgoingMail> {
  const { donation_id: donationId, revision, returned_cents: returnedCents } = receipt;
  const document = collection('donations').doc(donationId);
  const donation = z.parse(receiptDonationSchema, (await document.get()).data());
  // Anonymous donors, too, need a receipt in their name for their taxes.
  const donor_name = donation.is_anonymous
    ? await anonymousDonorName(donationId)
    : donation.donor_name;
  const frame = await emailFrame();
  const wording = {
    ...receiptSettings(),
    ...mailSettings(),
    fund: frame.facts.giving.fund,
    statementName: publishingSettings().SITE_ENVIRONMENT?.recipient?.statementName,
  };
  const order = { donationId, revision, returnedCents };
  const facts = receiptFacts(order, { ...donation, donor_name }, wording);
  return donationReceiptMail(key, donation.donor_email, facts, frame);
}

/** Composes the mail of a receipt with its PDF. */
export async function donationReceiptMail(
  key: string,
  to: string,
  facts: ReceiptFacts,
  frame: EmailFrame,
): Promise<OutgoingMail> {
  const name = `${facts.number.replaceAll('/', '-')}.pdf`;
  const attachments = [{ name, content: await receiptPdf(facts, frame.facts.giving.receipt) }];
  return outgoingMail(key, to, donationReceiptEmail(facts, frame), attachments);
}

const TITLES: Readonly<Record<ReceiptFacts['kind'], string>> = {
  first: 'Donation receipt',
  corrected: 'Corrected donation receipt',
  canceled: 'Canceled donation receipt',
};

const { text: color, muted, border, accent } = PALETTE;
const TEXT: Style = { size: 11, color, after: 7 };
const SMALL: Style = { size: 9.5, color: muted, after: 7 };

/** Makes the PDF of a receipt. The same facts give the same bytes. */
export async function receiptPdf(
  facts: ReceiptFacts,
  { thanks }: Pick<MailFacts['giving']['receipt'], 'thanks'>,
): Promise<Buffer> {
  const { kind, number, organization, goodsWording, taxWording, paidOn } = facts;
  const title = TITLES[kind];
  const pdf = new PdfWriter({
    title: `${title} ${number}`,
    author: organization.name,
    date: new Date(`${paidOn}T00:00:00Z`),
  });
  pdf.text('P', organization.name, { size: 11, weight: 'bold', color: accent });
  pdf.text('P', organization.address, SMALL);
  pdf.rule(border, 26);
  pdf.text('H1', title, { size: 22, weight: 'bold', color, after: 16 });
  if (kind !== 'first') pdf.text('P', notice(kind, facts), { ...TEXT, after: 14 });
  pdf.table(receiptRows(facts), {
    shares: [0.3, 0.7],
    style: TEXT,
    head: { ...TEXT, color: muted },
    heads: 'column',
  });
  pdf.rule(border, 16);
  if (kind !== 'canceled') {
    pdf.text('P', goodsWording, SMALL);
    pdf.text('P', taxWording, SMALL);
  }
  if (pdf.hasMissingGlyphs) pdf.text('P', MISSING_GLYPHS_NOTE, SMALL);
  if (kind === 'first') pdf.text('P', thanks, { ...SMALL, color });
  return pdf.end();
}

function notice(kind: 'corrected' | 'canceled', facts: ReceiptFacts): string {
  const oldNumber = facts.replaces ?? '';
  if (kind === 'canceled') return `${whyCanceled(facts)} Receipt ${oldNumber} is no longer valid.`;
  const partNotice = facts.returnedCents > 0 ? 'Part of this gift was returned to the donor. ' : '';
  return `${partNotice}This receipt replaces ${oldNumber}.`;
}
