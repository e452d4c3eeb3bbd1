import type { Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { MailQueue } from '../deliveries/mail-queue.ts';
import { isMailOn, mailSwitchDocument } from '../deliveries/mail-switch.ts';
import { accountMail, accountMails, accountMailSchema } from './account-mail.ts';
import { confirmationMail, confirmations, confirmationSchema } from './application-confirmation.ts';
import { receiptMail, receipts, receiptSchema } from './donation-receipt.ts';
import { unwantedAccountMails } from './unwanted-account-mails.ts';

const entrySchema = z.discriminatedUnion('kind', [
  receiptSchema,
  confirmationSchema,
  accountMailSchema,
]);

/** A receipt that is late is better than none: a mail server may be away over the holidays. */
const TRIES_FOR_MS = 14 * 24 * 60 * 60 * 1000;

/** Mails to one person each that donations queue. */
export function receiptQueue(): MailQueue {
  return outboxQueue('receipts', receipts());
}

/** Mails to one person each that applications queue, once they have had their turn. */
export function confirmationQueue(): MailQueue {
  return outboxQueue('confirmations', confirmations());
}

/** Mails to one person each about accounts of staff. */
export function accountMailQueue(): MailQueue {
  return outboxQueue('account mails', accountMails());
}

/** More than any of them has. */
const CHARACTERS = 40_000;

function outboxQueue(name: string, documents: Query): MailQueue {
  return {
    name,
    documents,
    triesForMs: TRIES_FOR_MS,
    charactersPerMail: () => CHARACTERS,

    async compose(document) {
      const entry = z.parse(entrySchema, document.data());
      switch (entry.kind) {
        case 'donation-receipt':
          return receiptMail(entry);
        case 'application-confirmation':
          return confirmationMail(entry);
        default:
          return accountMail(document.id, entry);
      }
    },

    async holdBack(transaction, documents) {
      const isOn = isMailOn(await transaction.get(mailSwitchDocument()));
      return isOn ? unwantedAccountMails(documents) : 'stopped';
    },
  };
}
