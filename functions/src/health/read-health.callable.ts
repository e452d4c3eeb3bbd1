import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { readHealthRequestSchema } from '@raade/contracts/health';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { healthNow } from '../metrics/health-clock.ts';
import { requireRight } from '../people/require-right.ts';
import { readHealth } from './read-health.ts';

/** `read-health`: answers a `ReadHealthResponse` to a member of the staff. It names no visitor, so it leaves no note. */
export const readHealthCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.readHealth, async () => {
      await requireRight(auth, 'health.read');
      checkedInput(readHealthRequestSchema, data);
      return readHealth(await healthNow());
    }),
);
