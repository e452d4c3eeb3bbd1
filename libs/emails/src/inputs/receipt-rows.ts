import { formatCents } from '@raade/contracts/money/money';
import type { ReceiptInput } from './receipt.schema.ts';

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const dollars = (cents: number) => `${formatCents(cents)} USD`;

/** A day like 2025-03-01 in words. */
export const dayInWords = (isoDay: string) => dayFormat.format(new Date(`${isoDay}T00:00:00Z`));

/** The amount of the donation less refunds, for which the receipt is issued. */
export const keptAmount = ({ amountCents, returnedCents }: ReceiptInput) =>
  dollars(amountCents - returnedCents);

/** The rows of a receipt, each with a label and a value. Email and PDF show the same rows. */
export function receiptRows(receipt: ReceiptInput): [string, string][] {
  const { number, replaces, donorName, amountCents, returnedCents, organization, statementName } =
    receipt;
  return [
    ['Receipt', number],
    ...(replaces === null ? [] : [['Replaces', replaces] satisfies [string, string]]),
    ['Donor', donorName ?? 'Anonymous'],
    ['Amount', dollars(amountCents)],
    ...(wasReturned(receipt)
      ? ([['Returned to you', dollars(returnedCents)]] satisfies [string, string][])
      : []),
    ...(returnedCents === 0
      ? []
      : ([['Your gift', keptAmount(receipt)]] satisfies [string, string][])),
    ['Given on', dayInWords(receipt.paidOn)],
    ['Paid by', receipt.method],
    ...(statementName === null
      ? []
      : [['On your statement', statementName] satisfies [string, string]]),
    ['For', receipt.fund],
    ['To', organization.name],
    ['Address', organization.address],
    ['Tax ID (EIN)', organization.taxId],
  ];
}

/**
 * True if the receipt shows a returned amount. A canceled one shows it only if its reason implies that money was
 * returned.
 */
function wasReturned({ kind, returnedCents, canceledBecause }: ReceiptInput): boolean {
  if (returnedCents === 0) return false;
  return kind !== 'canceled' || RETURNED_REASONS.has(canceledBecause);
}

const RETURNED_REASONS: ReadonlySet<ReceiptInput['canceledBecause']> = new Set([
  'returned',
  'disputed',
  'returned-and-disputed',
] as const);
