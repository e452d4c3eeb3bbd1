import type { Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { MailQueue } from '../deliveries/mail-queue.ts';
import { isMailOn, mailSwitchDocument } from '../deliveries/mail-switch.ts';
import { confirmationMail, confirmations, confirmationSchema } from './application-confirmation.ts';
import { receiptMail, receipts, receiptSchema } from './donation-receipt.ts';

const entrySchema = z.discriminatedUnion('kind', [receiptSchema, confirmationSchema]);

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

function outboxQueue(name: string, documents: Query): MailQueue {
  return {
    name,
    documents,
    triesForMs: TRIES_FOR_MS,

    async compose(document) {
      const entry = z.parse(entrySchema, document.data());
      return entry.kind === 'donation-receipt' ? receiptMail(entry) : confirmationMail(entry);
    },

    async holdBack(transaction) {
      return isMailOn(await transaction.get(mailSwitchDocument())) ? new Map() : 'stopped';
    },
  };
}
