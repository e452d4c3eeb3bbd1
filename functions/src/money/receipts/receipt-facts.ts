import { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { donationMoneySchema } from '@raade/contracts/money/donation-money';
import { donationRecordSchema } from '@raade/contracts/money/donation-record';
import { donationDay } from '@raade/contracts/money/donation-day';
import { enteredFieldsSchema } from '@raade/contracts/money/manual-donations';
import type { ReceiptInput } from '@raade/emails';
import type { receiptSettings } from '../../base/configuration/receipt-settings.ts';
import { isByCard, methodOf } from './method-of.ts';
import { numberOfRevision } from '@raade/contracts/money/receipt-number';
import { receiptStateSchema } from '@raade/contracts/money/receipts';

/** The fields of `donations/{id}` that a receipt shows. */
export const receiptDonationSchema = z.object({
  ...z.pick(donationRecordSchema, { donor_name: true, donor_email: true, amount_cents: true })
    .shape,
  ...z.pick(donationMoneySchema, { payment_method: true, card_brand: true, card_last4: true })
    .shape,
  ...z.pick(donationMoneySchema, { refunded_cents: true, dispute: true }).shape,
  void_reason: enteredFieldsSchema.shape.void_reason,
  is_anonymous: z._default(z.boolean(), false),
  created_at: z.instanceof(Timestamp),
  paid_at: z.instanceof(Timestamp),
  receipt_number: receiptStateSchema.shape.receipt_number,
});
export type ReceiptDonation = z.output<typeof receiptDonationSchema>;

/** A receipt of a donation: the first, or one that replaces it. */
export interface ReceiptOrder {
  readonly donationId: string;
  /** 1 for the first. */
  readonly revision: number;
  /** Cents that were returned to the donor when the receipt was made. */
  readonly returnedCents: number;
}

/** Content of a receipt, for its mail and its PDF. */
export type ReceiptFacts = ReceiptInput;

/** The settings for the texts of receipts and statements. */
export type Wording = ReturnType<typeof receiptSettings> & { readonly EMAIL_TAX_WORDING: string };

/** Returns the association's facts and wording for receipts and statements. */
export const wordingOf = (wording: Wording) => ({
  organization: {
    name: wording.ORGANIZATION_NAME,
    address: wording.ORGANIZATION_ADDRESS,
    taxId: wording.ORGANIZATION_TAX_ID,
  },
  goodsWording: wording.RECEIPT_GOODS_WORDING,
  taxWording: wording.EMAIL_TAX_WORDING,
});

type ReceiptWording = Wording & {
  /** The purpose of the donation. */
  readonly fund: string;
  /** Our name on card statements, as on the site. */
  readonly statementName: string | undefined;
};

/**
 * Returns the content of a receipt.
 *
 * @param donation includes the donor's name, for anonymous donors, too
 */
export function receiptFacts(
  { revision, returnedCents }: ReceiptOrder,
  donation: ReceiptDonation,
  wording: ReceiptWording,
): ReceiptFacts {
  const firstNumber = donation.receipt_number;
  const kind = kindOf(revision, donation.amount_cents - returnedCents);
  return {
    kind,
    canceledBecause: kind === 'canceled' ? reasonOf(donation) : null,
    number: numberOfRevision(firstNumber, revision),
    replaces: revision > 1 ? numberOfRevision(firstNumber, revision - 1) : null,
    donorName: donation.donor_name,
    amountCents: donation.amount_cents,
    returnedCents,
    paidOn: donationDay(donation),
    method: methodOf(donation),
    statementName: (isByCard(donation) && wording.statementName) || null,
    fund: wording.fund,
    ...wordingOf(wording),
  };
}

function kindOf(revision: number, remainingCents: number): ReceiptFacts['kind'] {
  if (revision === 1) return 'first';
  return remainingCents > 0 ? 'corrected' : 'canceled';
}

/** The reason why a receipt is canceled. */
function reasonOf({
  void_reason,
  dispute,
  refunded_cents,
}: ReceiptDonation): ReceiptFacts['canceledBecause'] {
  if (void_reason !== undefined) return void_reason;
  if (dispute !== 'lost') return refunded_cents > 0 ? 'returned' : null;
  return refunded_cents > 0 ? 'returned-and-disputed' : 'disputed';
}
