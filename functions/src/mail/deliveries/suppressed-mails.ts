import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { barOf, type MailKind } from '../suppressions/bars.ts';
import { reasonsIn, suppressionOf } from '../suppressions/suppression.ts';
import type { Bar, Barred } from './mail-queue.ts';

interface Addressed {
  /** Id of the mail's document. */
  readonly id: string;
  readonly addressHash: string;
  readonly kind: MailKind;
}

/** Those mails that nobody is to write to their address. A receipt is owed: it is held until staff say what to do. */
export async function suppressedMails(
  transaction: Transaction,
  mails: readonly Addressed[],
): Promise<Barred> {
  if (mails.length === 0) return new Map();
  const hashes = [...new Set(mails.map(({ addressHash }) => addressHash))];
  const found = await transaction.getAll(...hashes.map(suppressionOf));
  const byHash = new Map<string, DocumentSnapshot>(
    found.map((document) => [document.id, document]),
  );
  return new Map(
    mails.flatMap(({ id, addressHash, kind }) => {
      const reason = barOf(kind, reasonsIn(byHash.get(addressHash)));
      const status: Bar['status'] = kind === 'receipt' ? 'held' : 'failed';
      return reason === undefined ? [] : [[id, { status, reason }] as const];
    }),
  );
}
