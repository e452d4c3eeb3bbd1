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
import { noteActionWith } from '../base/audit/audit-log.ts';
import { firestore } from '../base/firestore.ts';
import { followDecision, forumFor } from './guest-registrant.ts';

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
 * Sets the status of an application and adds a note to it, both or neither, with a trace of who did. What is
 * sent a second time, since its answer was lost, changes nothing more. A guest who is accepted is a registrant.
 *
 * @throws HttpsError `not-found`; `aborted` if the status is neither the one it was changed from nor the one
 * it is to become, with how the application stands; `resource-exhausted` if there is no room for more notes
 */
export async function updateApplication(
  request: UpdateApplicationRequest,
  member: Member,
): Promise<UpdateApplicationResponse> {
  const { kind, id } = request;
  const application = firestore().collection(APPLICATION_COLLECTIONS[kind]).doc(id);
  const forumId = await forumFor(kind, request.status?.to);
  return firestore().runTransaction(async (transaction) => {
    const found = await transaction.get(application);
    const before = reviewOf(found);
    const status = newStatus(request, before);
    const note = newNote(request, member, before);
    if (!status && !note) return answerOf(before);

    const after = {
      status: status ?? before.status,
      notes: note ? [...before.notes, note] : before.notes,
    };
    transaction.update(application, after);
    if (status) {
      const decided = { kind, id, application: found.data() ?? {}, from: before.status };
      followDecision(transaction, { ...decided, forumId });
    }
    noteActionWith(transaction, member.actor, 'update-application', application.path, {
      status: status ? { from: before.status, to: status } : null,
      note: note?.id ?? null,
    });
    return answerOf(after);
  });
}

function reviewOf(application: DocumentSnapshot): Review {
  if (!application.exists) {
    throw new HttpsError('not-found', 'This application is no longer on record.');
  }
  return reviewSchema.parse(application.data());
}

/** Undefined: it is what it shall be. */
function newStatus({ status }: UpdateApplicationRequest, review: Review) {
  if (!status || status.to === review.status) return undefined;
  if (status.from === review.status) return status.to;
  throw new HttpsError(
    'aborted',
    `Somebody else has set this application to "${APPLICATION_STATUS_LABELS[review.status]}" meanwhile. Nothing of yours was saved.`,
    { current: answerOf(review) },
  );
}

/** Undefined: there is none, or it is there already. */
function newNote({ note }: UpdateApplicationRequest, member: Member, { notes }: Review) {
  if (!note || notes.some(({ id }) => id === note.id)) return undefined;
  if (notes.length >= NOTES_LIMIT) {
    throw new HttpsError(
      'resource-exhausted',
      `An application can have ${NOTES_LIMIT} notes, and this one has them.`,
    );
  }
  return {
    ...note,
    author_id: member.actor.actor,
    author_email: member.email,
    // Firestore sets no time of its own within a list.
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
