import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as z from 'zod/mini';
import {
  applicationNoteSchema,
  applicationStatusSchema,
  type UpdateApplicationRequest,
  type UpdateApplicationResponse,
} from '@raade/contracts/applications/application-updates';
import {
  APPLICATION_COLLECTIONS,
  APPLICATION_STATUS_LABELS,
  NOTES_LIMIT,
} from '@raade/contracts/applications/application.schema';
import type { Actor } from '../base/audit/actor.ts';
import { auditActionWith } from '../base/audit/audit-log.ts';
import { firestore } from '../base/firestore.ts';
import { updateRegistrant, forumOfGuest } from './guest-registrant.ts';

/** The member of the staff who decides, and their address. */
export interface Member {
  readonly actor: Actor;
  readonly email: string | null;
}

/** The review that staff add to an application of any kind. */
const reviewSchema = z.object({
  status: applicationStatusSchema,
  notes: z._default(
    z.array(z.extend(applicationNoteSchema, { created_at: z.instanceof(Timestamp) })),
    [],
  ),
});
type Review = z.output<typeof reviewSchema>;

/**
 * Sets the status of an application and adds a note, both or neither, with an entry in the audit log. A repeated
 * request changes nothing. An accepted guest becomes a registrant.
 *
 * @throws HttpsError `not-found`; `aborted`, with the current review, if somebody else has changed the status;
 * `resource-exhausted` if there are too many notes
 */
export async function updateApplication(
  request: UpdateApplicationRequest,
  member: Member,
): Promise<UpdateApplicationResponse> {
  const { kind, id } = request;
  const application = firestore().collection(APPLICATION_COLLECTIONS[kind]).doc(id);
  const forumId = await forumOfGuest(kind, request.status?.to);
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(application);
    const storedReview = reviewOf(snapshot);
    const status = newStatus(request, storedReview);
    const note = newNote(request, member, storedReview);
    if (!status && !note) return answerOf(storedReview);

    const newReview = {
      status: status ?? storedReview.status,
      notes: note ? [...storedReview.notes, note] : storedReview.notes,
    };
    transaction.update(application, newReview);
    if (status) {
      const change = { kind, id, application: snapshot.data() ?? {}, from: storedReview.status };
      updateRegistrant(transaction, { ...change, forumId });
    }
    auditActionWith(transaction, member.actor, 'update-application', application.path, {
      status: status ? { from: storedReview.status, to: status } : null,
      note: note?.id ?? null,
    });
    return answerOf(newReview);
  });
}

function reviewOf(application: DocumentSnapshot): Review {
  if (!application.exists) {
    throw new HttpsError('not-found', 'This application no longer exists.');
  }
  return reviewSchema.parse(application.data());
}

/** The status to set; undefined if it needs no change. */
function newStatus({ status }: UpdateApplicationRequest, review: Review) {
  if (!status || status.to === review.status) return undefined;
  if (status.from === review.status) return status.to;
  throw new HttpsError(
    'aborted',
    `Somebody else has set this application to "${APPLICATION_STATUS_LABELS[review.status]}" in the meantime. Your change was not saved.`,
    { current: answerOf(review) },
  );
}

/** The note to add; undefined if there is none, or if it is stored already. */
function newNote({ note }: UpdateApplicationRequest, member: Member, { notes }: Review) {
  if (!note || notes.some(({ id }) => id === note.id)) return undefined;
  if (notes.length >= NOTES_LIMIT) {
    throw new HttpsError(
      'resource-exhausted',
      `An application can have ${NOTES_LIMIT} notes at most.`,
    );
  }
  return {
    ...note,
    author_id: member.actor.actor,
    author_email: member.email,
    // Firestore does not allow server timestamps in a list.
    created_at: Timestamp.now(),
  };
}

function answerOf({ status, notes }: Review): UpdateApplicationResponse {
  return {
    status,
    notes: notes.map((note) => ({
      ...note,
      created_at: note.created_at.toDate().toISOString(),
    })),
  };
}
