import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { reasonNotToSend, type MailKind } from '../suppressions/suppressed-kinds.ts';
import { reasonsIn, suppressionOf } from '../suppressions/suppression.ts';
import type { Withheld, WithheldMails } from './mail-queue.ts';

interface AddressedMail {
  /** Id of the mail's document. */
  readonly id: string;
  readonly addressHash: string;
  readonly kind: MailKind;
}

/** Finds the mails to suppressed addresses. Donors are owed a receipt, so it is held until staff decide. */
export async function suppressedMails(
  transaction: Transaction,
  mails: readonly AddressedMail[],
): Promise<WithheldMails> {
  if (mails.length === 0) return new Map();
  const hashes = [...new Set(mails.map(({ addressHash }) => addressHash))];
  const suppressions = await transaction.getAll(...hashes.map(suppressionOf));
  const suppressionByHash = new Map<string, DocumentSnapshot>(
    suppressions.map((document) => [document.id, document]),
  );
  return new Map(
    mails.flatMap(({ id, addressHash, kind }) => {
      const reason = reasonNotToSend(kind, reasonsIn(suppressionByHash.get(addressHash)));
      const status: Withheld['status'] = kind === 'receipt' ? 'held' : 'failed';
      return reason === undefined ? [] : [[id, { status, reason }] as const];
    }),
  );
}
