import { CALLABLES } from '@raade/contracts/base/callables';
import {
  type CorrectDonationRequest,
  type EnterGiftRequest,
  enterGiftResponseSchema,
  giftChangedSchema,
  type VoidGiftRequest,
} from '@raade/contracts/money/gifts';
import { logger } from '@raade/platform';
import { mutationOptions } from '@tanstack/react-query';
import type { output, ZodMiniType } from 'zod/mini';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

/** What was sent may have been done, whatever its answer says. */
export const GIFT_NOT_KNOWN =
  'We could not learn how this went. Press the button again: it is done once, however often it is asked for.';

function changeBy<Request, Schema extends ZodMiniType>(name: string, schema: Schema) {
  return mutationOptions({
    mutationFn: (request: Request): Promise<output<Schema>> => callAsStaff(name, request, schema),
    networkMode: 'always',
    onError: (error) => logger.error('ledger not changed', { name }, error),
  });
}

export const entering = changeBy<EnterGiftRequest, typeof enterGiftResponseSchema>(
  CALLABLES.enterGift,
  enterGiftResponseSchema,
);
export const correcting = changeBy<CorrectDonationRequest, typeof giftChangedSchema>(
  CALLABLES.correctDonation,
  giftChangedSchema,
);
export const voiding = changeBy<VoidGiftRequest, typeof giftChangedSchema>(
  CALLABLES.voidGift,
  giftChangedSchema,
);
