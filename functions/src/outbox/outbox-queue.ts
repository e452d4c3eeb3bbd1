import type { Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Barred, MailQueue } from '../deliveries/mail-queue.ts';
import { isMailOn, mailSwitchDocument } from '../deliveries/mail-switch.ts';
import { suppressedMails } from '../deliveries/suppressed-mails.ts';
import { addressHash } from '../mail/address.ts';
import type { OutgoingMail } from '../mail/mail-provider.ts';
import type { MailKind } from '../mail/suppressions/bars.ts';
import { receipts, receiptSchema } from '../receipts/receipt-entry.ts';
import { receiptMail } from '../receipts/receipt-mail.ts';
import { replacedReceipts } from '../receipts/replaced-receipts.ts';
import { emptyStatements } from '../statements/empty-statements.ts';
import { statementEntrySchema, statementMails } from '../statements/statement-entry.ts';
import { statementMail } from '../statements/statement-mail.ts';
import { accountMail, accountMails, accountMailSchema } from './account-mail.ts';
import { adminChangeMail, adminChanges, adminChangeSchema } from './admin-change.ts';
import { confirmationMail, confirmations, confirmationSchema } from './application-confirmation.ts';
import { disputeMail, disputeNewsSchema } from './dispute-news.ts';
import { unwantedAccountMails } from './unwanted-account-mails.ts';

const entrySchema = z.discriminatedUnion('kind', [
  receiptSchema,
  confirmationSchema,
  accountMailSchema,
  adminChangeSchema,
  disputeNewsSchema,
  statementEntrySchema,
]);

/** By how much each mail is owed to who gets it. */
const KINDS: Readonly<Record<z.infer<typeof entrySchema>['kind'], MailKind>> = {
  'donation-receipt': 'receipt',
  'yearly-statement': 'receipt',
  'application-confirmation': 'confirmation',
  'password-reset': 'account',
  'staff-invitation': 'account',
  'admin-change': 'account',
  dispute: 'account',
};

/** A receipt that is late is better than none: a mail server may be away over the holidays. */
const TRIES_FOR_MS = 14 * 24 * 60 * 60 * 1000;

/** Mails to one person each that donations queue. */
export function receiptQueue(): MailQueue {
  return outboxQueue('receipts', receipts(), { unwanted: replacedReceipts });
}

/** Statements of a year, of which there are many at once. */
export function statementQueue(): MailQueue {
  return outboxQueue('statements', statementMails(), { unwanted: emptyStatements });
}

/** Mails to one person each that applications queue, once they have had their turn. */
export function confirmationQueue(): MailQueue {
  return outboxQueue('confirmations', confirmations());
}

/** Mails to admins about a change of admins. The switch that stops mail does not stop these: an attacker could use it. */
export function adminChangeQueue(): MailQueue {
  return outboxQueue('admin changes', adminChanges(), { isStoppable: false });
}

/** Mails to staff: about their accounts, and about disputes. */
export function accountMailQueue(): MailQueue {
  return outboxQueue('account mails', accountMails(), { unwanted: unwantedAccountMails });
}

interface Ways {
  /** Finds mails that nobody is to get any more. */
  readonly unwanted?: (
    documents: readonly QueryDocumentSnapshot[],
    transaction: Transaction,
  ) => Promise<Barred>;
  /** False for mails that go out while staff have stopped all mail; true if not given. */
  readonly isStoppable?: boolean;
}

const NOBODY = () => Promise.resolve<Barred>(new Map());

function outboxQueue(
  name: string,
  documents: Query,
  { unwanted = NOBODY, isStoppable = true }: Ways = {},
): MailQueue {
  return {
    name,
    documents,
    triesForMs: TRIES_FOR_MS,

    async compose(document) {
      const entry = z.parse(entrySchema, document.data());
      switch (entry.kind) {
        case 'donation-receipt':
          return receiptMail(document.id, entry);
        case 'application-confirmation':
          return confirmationMail(entry);
        case 'yearly-statement':
          return statementMail(document.id, entry);
        case 'admin-change':
          return adminChangeMail(document.id, entry);
        case 'dispute':
          return disputeMail(document.id, entry);
        default:
          return accountMail(document.id, entry);
      }
    },

    async holdBack(transaction, due, mails) {
      if (isStoppable && !isMailOn(await transaction.get(mailSwitchDocument()))) {
        return 'stopped';
      }
      const [suppressed, barred] = await Promise.all([
        suppressedMails(transaction, addressed(due, mails)),
        unwanted(due, transaction),
      ]);
      return new Map([...suppressed, ...barred]);
    },
  };
}

/** The mails of these entries with the addresses that they go to. */
function addressed(
  documents: readonly QueryDocumentSnapshot[],
  mails: ReadonlyMap<string, OutgoingMail>,
) {
  return documents.flatMap((document) => {
    const { id } = document;
    const entry = entrySchema.safeParse(document.data()).data;
    const mail = mails.get(id);
    if (entry === undefined || mail === undefined) return [];
    return [{ id, addressHash: addressHash(mail.to), kind: KINDS[entry.kind] }];
  });
}
