import {
  type UpdateApplicationRequest,
  type UpdateApplicationResponse,
  updateApplicationResponseSchema,
  updateConflictSchema,
} from '@raade/contracts/applications/application-updates';
import { CALLABLES } from '@raade/contracts/base/callables';
import { CallFailure } from '@raade/firebase/callables';
import { logger } from '@raade/platform';
import * as z from 'zod/mini';
import type { Review } from './recorded-application.ts';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';

/** Refusals whose message is written for who reads it here. A conflict is one, too, and tells more. */
const TOLD_BY_THE_SERVER: readonly string[] = [
  'not-found',
  'resource-exhausted',
  'invalid-argument',
  'unauthenticated',
  'permission-denied',
];

const NOT_SAVED = 'This could not be saved. Please try again.';

/** `review` is how the application stands now, if that is known; `refusal` tells why nothing was saved. */
export interface Saved {
  readonly review?: Review;
  readonly refusal?: string;
}

/** Sends what a member of the staff makes of an application. */
export async function saveReview(request: UpdateApplicationRequest): Promise<Saved> {
  try {
    const name = CALLABLES.updateApplication;
    return {
      review: reviewOf(await callAsStaff(name, request, updateApplicationResponseSchema)),
    };
  } catch (error) {
    if (error instanceof CallFailure && error.code === 'aborted') return conflictOf(error);
    logger.error('application not updated', {}, error);
    const isTold = error instanceof CallFailure && TOLD_BY_THE_SERVER.includes(error.code);
    return { refusal: (isTold && error.written) || NOT_SAVED };
  }
}

function conflictOf({ written, details }: CallFailure): Saved {
  const conflict = z.safeParse(updateConflictSchema, details);
  return {
    refusal: written ?? NOT_SAVED,
    ...(conflict.success && { review: reviewOf(conflict.data.current) }),
  };
}

function reviewOf({ status, notes }: UpdateApplicationResponse): Review {
  return {
    status,
    notes: notes.map((note) => ({ ...note, created_at: new Date(note.created_at) })),
  };
}
