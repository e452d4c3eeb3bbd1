import { mayMovePointer } from '@raade/contracts/staff/claims';
import {
  listReleasesRequestSchema,
  movePointersRequestSchema,
} from '@raade/contracts/releases/pointer-moves';
import { readingCall, staffCall } from '../../base/call.ts';
import { listReleases } from './list-releases.ts';
import { movePointers, moverOf } from './move-pointers.ts';

export const listReleasesCall = readingCall(
  listReleasesRequestSchema,
  'pointers.read',
  (_input, _uid, auth) => listReleases((app) => mayMovePointer(auth?.token ?? {}, app)),
);

/** Moves pointers. The account must have the right to release each of the apps. */
export const movePointerCall = staffCall(
  movePointersRequestSchema,
  'pointers.move',
  async (input, actor) => movePointers(await moverOf(actor), input),
);
