import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import {
  APPLICATION_COLLECTIONS,
  type ApplicationKind,
} from '@raade/contracts/applications/application.schema';
import { receiptNumber } from '@raade/contracts/money/receipt-number';
import { SAMPLE_APPLICATIONS } from '@raade/contracts/testing/sample-applications';
import { acknowledgeApplication } from '../../applications/acknowledge-application.ts';
import { confirmationEntry } from '../../applications/confirmations/confirmation-mail.ts';
import { collection, firestore } from '../../base/firestore.ts';
import { queueDonationReceipt } from '../../money/receipts/receipt-entry.ts';

/** A time at which it is still the day before in Houston. */
const APPLIED_AT = Timestamp.fromDate(new Date('2025-03-02T03:00:00Z'));

const GIVEN_AT = Timestamp.fromDate(new Date('2025-03-01T18:00:00Z'));

/** Records the fields of a donation that its receipt needs, and queues the receipt to this address. */
export async function donate(changes: object = {}, to?: string): Promise<string> {
  const id = `pi_${randomUUID()}`;
  const donor_email = to ?? `${id}@example.org`;
  await collection('donations')
    .doc(id)
    .create({
      donor_name: 'Sam Sample',
      donor_email,
      amount_cents: 7550,
      created_at: GIVEN_AT,
      paid_at: GIVEN_AT,
      receipt_number: receiptNumber(id),
      ...changes,
    });
  await firestore().runTransaction((transaction) => {
    queueDonationReceipt(
      transaction,
      { donationId: id, revision: 1, returnedCents: 0 },
      donor_email,
    );
    return Promise.resolve();
  });
  return id;
}

/** Records an application, and queues its confirmation. */
export async function apply(kind: ApplicationKind, email: string) {
  const id = randomUUID();
  const application = {
    ...SAMPLE_APPLICATIONS[kind],
    email,
    phone: '+1 555 0100',
    created_at: APPLIED_AT,
  };
  await firestore().collection(APPLICATION_COLLECTIONS[kind]).doc(id).create(application);
  await acknowledgeApplication({ kind, id });
  return confirmationEntry(kind, id);
}
