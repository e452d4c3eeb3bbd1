import { CALLABLES } from '@raade/contracts/base/callables';
import {
  giftChangedSchema,
  type HandleReceiptRequest,
  shownReceiptSchema,
} from '@raade/contracts/money/gifts';
import { logger } from '@raade/platform';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

type Asked = Omit<HandleReceiptRequest, 'action'>;

/** The receipt as it would go out now; asked for once for each dialog, since each look is noted. */
export const receiptQuery = ({ request, id }: Asked) =>
  queryOptions({
    queryKey: ['receipt', request],
    queryFn: () =>
      callAsStaff(CALLABLES.handleReceipt, { action: 'show', request, id }, shownReceiptSchema),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });

export const sendingAgain = mutationOptions({
  mutationFn: (asked: Asked) =>
    callAsStaff(CALLABLES.handleReceipt, { action: 'send', ...asked }, giftChangedSchema),
  networkMode: 'always',
  onError: (error) => logger.error('receipt not sent again', {}, error),
});
