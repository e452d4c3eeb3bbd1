import { Timestamp, type DocumentData, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type {
  ApplicationKind,
  ApplicationStatus,
} from '@raade/contracts/applications/application.schema';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { Registrant } from '@raade/contracts/registrants/registrants';
import { withSearchWords } from '@raade/contracts/staff/search';
import { forumYear } from '@raade/content-model/forum/forum-facts';
import { collection } from '../base/firestore.ts';
import { currentForum } from '../registrants/current-forum.ts';
import { recordList } from '../registrants/list-document.ts';

/**
 * The id of the forum at which a guest with this status has a place; undefined if the status gives no place. Call it
 * before a transaction, which would read the forum again at each attempt.
 */
export async function forumOfGuest(
  kind: ApplicationKind,
  status: ApplicationStatus | undefined,
): Promise<string | undefined> {
  if (kind !== 'guest' || status !== 'accepted') return undefined;
  const forumId = forumYear(await currentForum());
  await recordList(forumId);
  return forumId;
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

interface StatusChange {
  readonly kind: ApplicationKind;
  readonly id: string;
  /** The application as it is stored. */
  readonly application: DocumentData;
  readonly from: ApplicationStatus;
  /** The forum at which a guest gets a place, by `forumOfGuest`. */
  readonly forumId: string | undefined;
}

/**
 * Adds an accepted guest to the registrants, under the id of the application, so that mails of the forum reach them.
 * Removes a guest who is no longer accepted. Does nothing for students and partners.
 *
 * @throws z.core.$ZodError if the application is malformed
 */
export function updateRegistrant(
  transaction: Transaction,
  { kind, id, application, from, forumId }: StatusChange,
): void {
  if (kind !== 'guest') return;
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
    // An application does not prove that the address belongs to the guest.
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
