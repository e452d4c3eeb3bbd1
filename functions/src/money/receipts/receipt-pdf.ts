import type { MailFacts } from '@raade/contracts/mail/mail-facts';
import { PALETTE, receiptRows, whyCanceled } from '@raade/emails';
import { Paper, UNSET_NOTE, type Style } from '../pdf/paper.ts';
import type { ReceiptFacts } from './receipt-facts.ts';

const TITLES: Readonly<Record<ReceiptFacts['kind'], string>> = {
  first: 'Donation receipt',
  corrected: 'Corrected donation receipt',
  cancelled: 'Canceled donation receipt',
};

const { text: color, muted, border, accent } = PALETTE;
const TEXT: Style = { size: 11, color, after: 7 };
const SMALL: Style = { size: 9.5, color: muted, after: 7 };

/** A receipt to be printed or kept. The same facts make the same bytes. */
export async function receiptPdf(
  facts: ReceiptFacts,
  { thanks }: Pick<MailFacts['giving']['receipt'], 'thanks'>,
): Promise<Buffer> {
  const { kind, number, organization, goodsWording, taxWording, paidOn } = facts;
  const title = TITLES[kind];
  const paper = new Paper({
    title: `${title} ${number}`,
    author: organization.name,
    date: new Date(`${paidOn}T00:00:00Z`),
  });
  paper.text('P', organization.name, { size: 11, weight: 'bold', color: accent });
  paper.text('P', organization.address, SMALL);
  paper.rule(border, 26);
  paper.text('H1', title, { size: 22, weight: 'bold', color, after: 16 });
  if (kind !== 'first') paper.text('P', notice(kind, facts), { ...TEXT, after: 14 });
  paper.table(receiptRows(facts), {
    shares: [0.3, 0.7],
    style: TEXT,
    head: { ...TEXT, color: muted },
    heads: 'column',
  });
  paper.rule(border, 16);
  if (kind !== 'cancelled') {
    paper.text('P', goodsWording, SMALL);
    paper.text('P', taxWording, SMALL);
  }
  if (paper.hasUnset) paper.text('P', UNSET_NOTE, SMALL);
  if (kind === 'first') paper.text('P', thanks, { ...SMALL, color });
  return paper.end();
}

function notice(kind: 'corrected' | 'cancelled', facts: ReceiptFacts): string {
  const former = facts.replaces ?? '';
  if (kind === 'cancelled') return `${whyCanceled(facts)} Receipt ${former} is no longer valid.`;
  const some = facts.returnedCents > 0 ? 'Part of this gift was returned to the donor. ' : '';
  return `${some}This receipt replaces ${former}.`;
}
