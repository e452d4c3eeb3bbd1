import { CALLABLES } from '@raade/contracts/base/callables';
import { countWaitingRequestSchema } from '@raade/contracts/staff/waiting';
import { readingCall } from '../../base/call.ts';
import { countWaiting } from './count-waiting.ts';

/** Counts for the links of the staff area. The frame makes it with each page that is opened. */
export const countWaitingCall = readingCall({
  address: CALLABLES.countWaiting,
  request: countWaitingRequestSchema,
  right: 'overview.read',
  run: (_input, { auth }) => countWaiting(auth?.token ?? {}),
});
