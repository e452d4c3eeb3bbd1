import type { DonationRecord } from '@raade/contracts/donations';
import { donationReceiptEmail } from '@raade/emails';
import { withPlainText } from '@raade/emails/plain-text';
import { mailSettings } from '../../configuration/mail-settings.ts';
import { normalizeAddress } from '../address.ts';
import type { OutgoingMail } from '../mail-provider.ts';
import { emailFrame } from './email-frame.ts';

interface DonationReceipt {
  readonly paymentIntentId: string;
  readonly donation: Pick<DonationRecord, 'donor_name' | 'donor_email' | 'amount_cents'>;
  /** `paid_at` of the donation. */
  readonly paidAt: Date;
}

/** Thanks a donor and states what was given. */
export function donationReceiptMail(receipt: DonationReceipt): OutgoingMail {
  const { paymentIntentId, donation, paidAt } = receipt;
  const email = donationReceiptEmail(
    {
      donorName: donation.donor_name,
      amountCents: donation.amount_cents,
      date: paidAt,
      taxWording: mailSettings().EMAIL_TAX_WORDING,
    },
    emailFrame(),
  );
  const { subject, html, text } = withPlainText(email);
  return {
    key: `donation-receipt_${paymentIntentId}`,
    to: normalizeAddress(donation.donor_email),
    subject,
    html,
    text,
    headers: {},
  };
}
