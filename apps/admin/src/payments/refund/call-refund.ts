import { CALLABLES } from '@raade/contracts/base/callables';
import {
  type RefundRequest,
  type RefundResponse,
  refundResponseSchema,
} from '@raade/contracts/money/refunds';
import { logger } from '@raade/platform';
import { mutationOptions } from '@tanstack/react-query';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

/** A refund that was sent may have been made, whatever its answer says. */
export const REFUND_NOT_KNOWN =
  'We could not learn how this went. Press the button again: money goes back once, however often it is asked for.';

export const refunding = mutationOptions({
  mutationFn: (request: RefundRequest): Promise<RefundResponse> =>
    callAsStaff(CALLABLES.refundDonation, request, refundResponseSchema),
  networkMode: 'always',
  onError: (error) => logger.error('donation not given back', {}, error),
});
