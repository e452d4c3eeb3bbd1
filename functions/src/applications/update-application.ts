import {
  Timestamp,
  type DocumentSnapshot,
  type DocumentData,
  type Transaction,
} from 'firebase-admin/firestore';
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
  type ApplicationStatus,
} from '@raade/contracts/applications/application.schema';
import { forumYear } from '@raade/content-model/forum/forum-facts';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { Registrant } from '@raade/contracts/registrants/registrants';
import { withSearchWords } from '@raade/contracts/staff/search';
import type { Actor } from '../base/audit/actor.ts';
import { noteActionWith } from '../base/audit/audit-log.ts';
import { firestore, collection } from '../base/firestore.ts';
import { currentForum } from '../registrants/current-forum.ts';
import { recordList } from '../registrants/list-document.ts';

interface Member {
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
  const isGuest = kind === 'guest';
  // Read before, since a transaction that is tried again would ask once more.
  const forumId =
    isGuest && request.status?.to === 'accepted' ? forumYear(await currentForum()) : undefined;
  if (forumId) await recordList(forumId);
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
    if (isGuest && status) {
      const decision = { id, application: found.data() ?? {}, from: before.status };
      followDecision(transaction, { ...decision, forumId });
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

/** Fields that a registrant takes over. A field that is not a text counts as unanswered. */
const guestSchema = z.object({
  full_name: z.string(),
  email: z.string(),
  ticket: z.string(),
  organization: z.string(),
  days: z.catch(z.string(), ''),
  food: z.catch(z.string(), ''),
  remarks: z.catch(z.string(), ''),
  created_at: z.instanceof(Timestamp),
});

interface Decision {
  readonly id: string;
  /** The guest's application as it is stored. */
  readonly application: DocumentData;
  readonly from: ApplicationStatus;
  /** The forum at which they get a place; undefined if they get none. */
  readonly forumId: string | undefined;
}

/**
 * Puts a guest who is accepted among the registrants, under the id of the application, so that mails of the forum reach
 * them; takes out again whose place is taken back. Others stay where they are.
 *
 * @throws z.core.$ZodError if the application is none of a guest
 */
function followDecision(
  transaction: Transaction,
  { id, application, from, forumId }: Decision,
): void {
  const registrant = collection('registrants').doc(id);
  if (forumId) {
    const data = registrantOf(id, application, forumId);
    transaction.set(registrant, withSearchWords(COLLECTIONS.registrants, data));
  } else if (from === 'accepted') transaction.delete(registrant);
}

function registrantOf(
  id: string,
  application: DocumentData,
  forumId: string,
): Registrant & DocumentData {
  const { days, food, remarks, created_at, ...guest } = guestSchema.parse(application);
  const answers = Object.entries({ days, food, remarks }).filter(([, text]) => text !== '');
  return {
    id,
    forum_id: forumId,
    full_name: guest.full_name,
    email: guest.email,
    organization: guest.organization,
    role: null,
    ticket_type: guest.ticket.toLowerCase(),
    status: 'confirmed',
    registrant_type: 'individual',
    // Nobody has shown yet that the address is theirs.
    email_verified: false,
    from_known_institution: null,
    group_id: null,
    group_size: null,
    is_group_leader: false,
    coupon_code: null,
    additional_data: answers.length > 0 ? Object.fromEntries(answers) : null,
    created_at,
  };
}
