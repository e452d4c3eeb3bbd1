import { FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/collections';
import { INVITATION_DAYS } from '@raade/contracts/people/people';
import { firestore } from '../firestore.ts';

const LASTS_MS = INVITATION_DAYS * 24 * 60 * 60 * 1000;

/** The invitation to an account that we made. It stays on record once it was accepted. */
export function invitationDocument(uid: string) {
  return firestore().collection(COLLECTIONS.invitations).doc(uid);
}

/** The fields of an invitation that is sent now. */
export function newInvitation(invitedBy: string) {
  return {
    invited_by: invitedBy,
    invited_at: FieldValue.serverTimestamp(),
    expires_at: Timestamp.fromMillis(Date.now() + LASTS_MS),
  };
}

/** The moment from which on the invitation counts no more; undefined if there is none. */
export function endOfInvitation(invitation: DocumentSnapshot): Date | undefined {
  const end: unknown = invitation.get('expires_at');
  return end instanceof Timestamp ? end.toDate() : undefined;
}
