import { CALLABLES } from '@raade/contracts/base/callables';
import {
  listReceiptsResponseSchema,
  type OpenReceipt,
  type ReceiptRetryRequest,
  receiptRetryResponseSchema,
} from '@raade/contracts/money/waiting-receipts';
import { logger } from '@raade/platform';
import { createNotifier } from '@raade/ui';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { queryClient } from '../reading/query-client.ts';
import { refusalOf } from '@raade/staff/refusal-of';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

/** Tells how an action on a receipt went. */
const tellOfMail = createNotifier();

const RECEIPTS_KEY = ['open-receipts'] as const;

/** The receipts that have not gone out. Read anew whenever the page is opened: workers change them by the minute. */
export const receiptsQuery = queryOptions({
  queryKey: RECEIPTS_KEY,
  queryFn: () => callAsStaff(CALLABLES.listReceipts, {}, listReceiptsResponseSchema),
  retry: 1,
  networkMode: 'always',
  refetchOnMount: 'always',
  // Each reading leaves a note in the audit log.
  refetchOnWindowFocus: false,
});

/** Has a receipt sent again, as it stands in the list: what has moved on since stays as it is. */
export const receiptRetry = mutationOptions({
  mutationFn: ({ id, lease }: Pick<OpenReceipt, 'id' | 'lease'>) => {
    const request: ReceiptRetryRequest = { id, lease };
    return callAsStaff(CALLABLES.retryReceipt, request, receiptRetryResponseSchema);
  },
  networkMode: 'always',
  onSuccess: ({ changed }) =>
    tellOfMail(
      changed
        ? { tone: 'success', title: 'The receipt goes out within a minute or two' }
        : { title: 'Nothing to do', description: 'This receipt has moved on meanwhile.' },
    ),
  onError: (error) => {
    logger.error('receipt not sent again', {}, error);
    const description = refusalOf(error, 'Please try again: it is not sent twice.');
    tellOfMail({ tone: 'danger', title: 'Not sent again', description });
  },
  onSettled: () => queryClient.invalidateQueries({ queryKey: RECEIPTS_KEY }),
});
