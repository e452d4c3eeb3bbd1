import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { mayMovePointer } from '@raade/contracts/people/claims';
import { listReleasesRequestSchema } from '@raade/contracts/pointer-moves';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { requireRight } from '../people/require-right.ts';
import { listReleases } from './list-releases.ts';

/** `list-releases`: takes nothing of who releases, answers a `ListReleasesResponse`. */
export const listReleasesCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.listReleases, async () => {
      await requireRight(auth, 'pointers.read');
      checkedInput(listReleasesRequestSchema, data);
      return listReleases((app) => mayMovePointer(auth?.token ?? {}, app));
    }),
);
