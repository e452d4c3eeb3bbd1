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
export const listReceiptsCall = staffCall(
  listReceiptsRequestSchema,
  'receipts.read',
  async (_input, actor) => {
    await noteAction(actor, 'read-people', COLLECTIONS.outbox);
    return listReceipts();
  },
);

export const retryReceiptCall = staffCall(
  receiptRetryRequestSchema,
  'receipts.retry',
  retryReceipt,
);
