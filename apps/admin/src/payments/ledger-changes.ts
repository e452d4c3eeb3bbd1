import { CALLABLES } from '@raade/contracts/base/callables';
import {
  type CorrectDonationRequest,
  type EnterGiftRequest,
  enterGiftResponseSchema,
  giftChangedSchema,
  type HandleReceiptRequest,
  type VoidGiftRequest,
} from '@raade/contracts/money/gifts';
import { type RefundRequest, refundResponseSchema } from '@raade/contracts/money/refunds';
import { logger } from '@raade/platform';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { createNotifier } from '@raade/ui';
import { mutationOptions } from '@tanstack/react-query';
import { queryClient } from '../reading/query-client.ts';
import { LEDGER_KEY } from './donations.query.ts';

/** The message if the answer was lost or unusable. The change may have been made. */
export const CHANGE_NOT_KNOWN =
  'There was no answer, so we do not know whether this was done. Please press the button again. It will not be done twice.';
/** The same message for a refund. */
export const REFUND_NOT_KNOWN =
  'There was no answer, so we do not know whether this was done. Please press the button again. The money will not be refunded twice.';

/** Shows the result of a change of the ledger. */
export const showLedgerToast = createNotifier();

function ledgerChange<Request, Answer>(change: (request: Request) => Promise<Answer>) {
  return mutationOptions({
    mutationFn: change,
    onError: (error) => logger.error('ledger not changed', {}, error),
    // After a failure, too: somebody else may have changed the donation.
    onSettled: () => queryClient.invalidateQueries({ queryKey: LEDGER_KEY }),
  });
}

export const entering = ledgerChange((request: EnterGiftRequest) =>
  callAsStaff(CALLABLES.enterGift, request, enterGiftResponseSchema),
);
export const correcting = ledgerChange((request: CorrectDonationRequest) =>
  callAsStaff(CALLABLES.correctDonation, request, giftChangedSchema),
);
export const voiding = ledgerChange((request: VoidGiftRequest) =>
  callAsStaff(CALLABLES.voidGift, request, giftChangedSchema),
);
export const refunding = ledgerChange((request: RefundRequest) =>
  callAsStaff(CALLABLES.refundDonation, request, refundResponseSchema),
);
export const sendingAgain = ledgerChange((asked: Omit<HandleReceiptRequest, 'action'>) =>
  callAsStaff(CALLABLES.handleReceipt, { action: 'send', ...asked }, giftChangedSchema),
);
