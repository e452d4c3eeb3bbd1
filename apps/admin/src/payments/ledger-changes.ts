import { CALLABLES } from '@raade/contracts/base/callables';
import {
  type CorrectDonationRequest,
  type EnterDonationRequest,
  enterDonationResponseSchema,
  donationChangedSchema,
  type HandleReceiptRequest,
  type VoidDonationRequest,
} from '@raade/contracts/money/manual-donations';
import { type RefundRequest, refundResponseSchema } from '@raade/contracts/money/refunds';
import { logger } from '@raade/platform';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { createNotifier } from '@raade/ui';
import { mutationOptions } from '@tanstack/react-query';
import { queryClient } from '../reading/query-client.ts';
import { LEDGER_KEY } from './donations.query.ts';

/** The message if no usable response came. The change may have been made. */
export const UNKNOWN_CHANGE =
  'There was no answer, so we do not know whether this was done. Please press the button again. It will not be done twice.';
/** The same message for a refund. */
export const UNKNOWN_REFUND =
  'There was no answer, so we do not know whether this was done. Please press the button again. The money will not be refunded twice.';

/** Shows the result of a change of the ledger. */
export const showLedgerToast = createNotifier();

/** A change of recorded donations, after which all donations are read again. */
function ledgerMutation<Request, Response>(change: (request: Request) => Promise<Response>) {
  return mutationOptions({
    mutationFn: change,
    onError: (error) => logger.error('ledger not changed', {}, error),
    // The ledger is also read again after a failure, since somebody else may have changed the donation.
    onSettled: () => queryClient.invalidateQueries({ queryKey: LEDGER_KEY }),
  });
}

export const enterMutation = ledgerMutation((request: EnterDonationRequest) =>
  callAsStaff(CALLABLES.enterDonation, request, enterDonationResponseSchema),
);
export const correctMutation = ledgerMutation((request: CorrectDonationRequest) =>
  callAsStaff(CALLABLES.correctDonation, request, donationChangedSchema),
);
export const voidMutation = ledgerMutation((request: VoidDonationRequest) =>
  callAsStaff(CALLABLES.voidDonation, request, donationChangedSchema),
);
export const refundMutation = ledgerMutation((request: RefundRequest) =>
  callAsStaff(CALLABLES.refundDonation, request, refundResponseSchema),
);
export const resendMutation = ledgerMutation((request: Omit<HandleReceiptRequest, 'action'>) =>
  callAsStaff(CALLABLES.handleReceipt, { action: 'send', ...request }, donationChangedSchema),
);
