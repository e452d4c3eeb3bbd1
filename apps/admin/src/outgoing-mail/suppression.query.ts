import { CALLABLES } from '@raade/contracts/base/callables';
import {
  type SuppressionRequest,
  suppressionResponseSchema,
} from '@raade/contracts/mail/suppressions';
import { logger } from '@raade/platform';
import { mutationOptions } from '@tanstack/react-query';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

/** Asks how an address stands, or changes it; the answer says how it stands then. */
export const suppressionControl = mutationOptions({
  mutationFn: (request: SuppressionRequest) =>
    callAsStaff(CALLABLES.controlSuppression, request, suppressionResponseSchema),
  networkMode: 'always',
  onError: (error, { action }) => logger.error('address not handled', { action }, error),
});
