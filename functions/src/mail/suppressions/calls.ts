import { CALLABLES } from '@raade/contracts/base/callables';
import { SUPPRESSION_RIGHT, suppressionRequestSchema } from '@raade/contracts/mail/suppressions';
import { staffCall } from '../../base/call.ts';
import { controlSuppression } from './control-suppression.ts';

/** Tells whether an address gets email, and changes that. */
export const controlSuppressionCall = staffCall({
  address: CALLABLES.controlSuppression,
  request: suppressionRequestSchema,
  right: SUPPRESSION_RIGHT,
  run: (input, { actor }) => controlSuppression(input, actor),
});
