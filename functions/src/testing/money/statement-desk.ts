import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { collection, firestore } from '../../base/firestore.ts';
import { controlStatements } from '../../money/statements/control-statements.ts';
import { statementMails } from '../../money/statements/statement-document.ts';

// A treasurer's actions on the statements of a year, and the donations of those statements.

export const YEAR = 2025;
const ACTOR = { actor: 'treasurer-1', actor_address: null };
export const control = (action: 'status' | 'prepare' | 'send', year = YEAR) =>
  controlStatements({ action, year }, ACTOR);
export const sendOne = (email: string, request: string = randomUUID()) =>
  controlStatements({ action: 'send-one', year: YEAR, email, request }, ACTOR);
export const list = async (after: string | null) =>
  (await controlStatements({ action: 'list', year: YEAR, after }, ACTOR)).donors ?? [];
export const print = (donation: string) =>
  controlStatements({ action: 'print', year: YEAR, donation }, ACTOR);
export const ledger = () => collection('donations');

export const at = (time: string) => Timestamp.fromDate(new Date(time));

export function donationOf(donor_email: string, changes: object = {}) {
  const paid = at('2025-03-01T18:00:00Z');
  return {
    donor_name: 'Sam Sample',
    donor_email,
    amount_cents: 5000,
    is_anonymous: false,
    payment_status: 'succeeded',
    created_at: paid,
    paid_at: paid,
    receipt_number: 'R-0000-0000-0000',
    receipt_revision: 1,
    receipt_returned_cents: 0,
    ...changes,
  };
}

/** Donations on record; their ids. */
export async function give(...donations: readonly object[]): Promise<string[]> {
  const writer = firestore().bulkWriter();
  const ids = donations.map(() => `pi_${randomUUID()}`);
  donations.forEach(
    (donation, index) => void writer.create(ledger().doc(String(ids[index])), donation),
  );
  await writer.close();
  return ids;
}

export const queued = async () =>
  (await statementMails().get()).docs.map((entry) => String(entry.get('to'))).sort();
