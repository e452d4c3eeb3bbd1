import { COLLECTIONS } from '@raade/contracts/base/collections';
import {
  listReceiptsRequestSchema,
  receiptRetryRequestSchema,
} from '@raade/contracts/money/waiting-receipts';
import { noteAction } from '../../base/audit/audit-log.ts';
import { staffCall } from '../../base/call.ts';
import { listReceipts } from './list-receipts.ts';
import { retryReceipt } from './retry-receipt.ts';

/** The list names people, so that reading it leaves an entry in the audit log. */
export const listReceiptsCall = staffCall({
  request: listReceiptsRequestSchema,
  right: 'receipts.read',
  run: async (_input, { actor }) => {
    const subject = COLLECTIONS.outbox;
    await noteAction(actor, 'read-people', subject);
    return listReceipts();
  },
});

export const retryReceiptCall = staffCall({
  request: receiptRetryRequestSchema,
  right: 'receipts.retry',
  run: (input, { actor }) => retryReceipt(input, actor),
});
