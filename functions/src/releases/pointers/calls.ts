import { mayMovePointer } from '@raade/contracts/staff/claims';
import {
  listReleasesRequestSchema,
  movePointersRequestSchema,
} from '@raade/contracts/releases/pointer-moves';
import { readingCall, staffCall } from '../../base/call.ts';
import { listReleases } from './list-releases.ts';
import { movePointers } from './move-pointers.ts';
import { moverOf } from './mover.ts';

export const listReleasesCall = readingCall({
  request: listReleasesRequestSchema,
  right: 'pointers.read',
  run: (_input, { auth }) => listReleases((app) => mayMovePointer(auth?.token ?? {}, app)),
});

/** For who releases these apps. */
export const movePointerCall = staffCall({
  request: movePointersRequestSchema,
  right: 'pointers.move',
  run: async (input, { actor }) => movePointers(await moverOf(actor), input),
});
