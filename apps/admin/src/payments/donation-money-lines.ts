import type { DisputeState } from '@raade/contracts/money/donation-money';
import { homeTime } from '@raade/contracts/base/home-time';
import { formatToTheCent } from '@raade/contracts/money/money';
import { METHOD_LABELS } from './manual-donations/donation-values.ts';
import type { RecordedDonation } from './read-donations.ts';

const DISPUTES: Readonly<Record<Exclude<DisputeState, 'none'>, string>> = {
  inquiry: 'the bank is asking about it and has taken no money',
  'inquiry-closed': 'the bank asked about it and took no money',
  open: 'the bank holds the money until it decides',
  won: 'won: a dispute returned the money',
  lost: 'lost: the bank has kept the money',
};

type Line = readonly [label: string, text: string];

/** Returns the lines on refunds, disputes and payout of a donation. Lines without a value are left out. */
export function moneyLines(donation: RecordedDonation): readonly Line[] {
  const { currency, account_currency, dispute, dispute_due_by, payout_id } = donation;
  const amountLine = (label: string, cents: number): Line[] =>
    cents === 0 ? [] : [[label, formatToTheCent(cents, currency)]];
  const textLine = (label: string, text: string | undefined): Line[] =>
    text === undefined ? [] : [[label, text]];
  const disputedAmount = formatToTheCent(donation.disputed_cents, currency);
  return [
    ...amountLine('Refunded', donation.refunded_cents),
    ...amountLine('Refund on its way', donation.refund_pending_cents),
    ...amountLine('Refund sent back by the bank', donation.refund_failed_cents),
    ...(dispute === 'none' ? [] : textLine('Dispute', `${disputedAmount}, ${DISPUTES[dispute]}`)),
    ...textLine('Answer the bank by', dispute_due_by && homeTime(new Date(dispute_due_by))),
    ...(account_currency === undefined
      ? []
      : [
          ['Fees', formatToTheCent(donation.account_fee_cents, account_currency)] as const,
          ['Net', formatToTheCent(donation.account_net_cents, account_currency)] as const,
        ]),
    ...textLine('Paid out with', payout_id),
    ...methodLine(donation),
  ];
}

function methodLine(donation: RecordedDonation): Line[] {
  const { payment_method: method, check_number } = donation;
  const card = cardOf(donation);
  if (method === 'card') return card === '' ? [] : [['Card', card]];
  const number = check_number === '' ? '' : ` no. ${check_number}`;
  return [['Method', `${METHOD_LABELS[method]}${number}`]];
}

/** Like `Visa •••• 4242`; empty if the card is not known. */
export function cardOf({ card_brand, card_last4 }: RecordedDonation): string {
  const brand = card_brand.slice(0, 1).toUpperCase() + card_brand.slice(1);
  return card_last4 === '' ? '' : `${brand} •••• ${card_last4}`.trim();
}
