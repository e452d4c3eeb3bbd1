import { CALLABLES } from '@raade/contracts/base/callables';
import {
  listReceiptsResponseSchema,
  type OpenReceipt,
  type ReceiptRetryRequest,
  receiptRetryResponseSchema,
} from '@raade/contracts/money/waiting-receipts';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { queryOptions } from '@tanstack/react-query';
import { retryMutation } from '../send-again/retry-mutation.ts';

const RECEIPTS_KEY = ['open-receipts'] as const;

/** The unsent receipts. Read again whenever the page is opened, since workers change them every minute. */
export const receiptsQuery = queryOptions({
  queryKey: RECEIPTS_KEY,
  queryFn: () => callAsStaff(CALLABLES.listReceipts, {}, listReceiptsResponseSchema),
  refetchOnMount: 'always',
  // Each read makes an entry in the audit log.
  refetchOnWindowFocus: false,
});

export const receiptRetry = retryMutation({
  kind: 'receipt',
  listKey: RECEIPTS_KEY,
  retry: ({ id, lease }: Pick<OpenReceipt, 'id' | 'lease'>) => {
    const request: ReceiptRetryRequest = { id, lease };
    return callAsStaff(CALLABLES.retryReceipt, request, receiptRetryResponseSchema);
  },
});
