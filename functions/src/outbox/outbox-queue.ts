import * as z from 'zod/mini';
import { COLLECTIONS } from '@raade/contracts/collections';
import type { MailQueue } from '../deliveries/mail-queue.ts';
import { isMailOn, mailSwitchDocument } from '../deliveries/mail-switch.ts';
import { firestore } from '../firestore.ts';
import { confirmationMail, confirmationSchema } from './application-confirmation.ts';
import { receiptMail, receiptSchema } from './donation-receipt.ts';

const entrySchema = z.discriminatedUnion('kind', [receiptSchema, confirmationSchema]);

/** A receipt that is late is better than none: a mail server may be away over the holidays. */
const TRIES_FOR_MS = 14 * 24 * 60 * 60 * 1000;

/** Mails to one person each, which donations and applications queue. */
export function outboxQueue(): MailQueue {
  return {
    documents: firestore().collection(COLLECTIONS.outbox),
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
