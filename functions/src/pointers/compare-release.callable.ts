import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { compareReleaseRequestSchema } from '@raade/contracts/pointer-moves';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { requireRight } from '../people/require-right.ts';
import { compareRelease } from './compare-release.ts';

/** `compare-release`: takes a `CompareReleaseRequest` of who releases, answers a `CompareReleaseResponse`. */
export const compareReleaseCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.compareRelease, async () => {
      await requireRight(auth, 'pointers.read');
      return compareRelease(checkedInput(compareReleaseRequestSchema, data));
    }),
);
