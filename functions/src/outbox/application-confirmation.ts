import type { ApplicationKind } from '@raade/contracts/applications';
import { COLLECTIONS } from '@raade/contracts/collections';
import { firestore } from '../firestore.ts';

/** The one outbox entry that an application can have; `held` ones are on record but never sent. */
export function confirmationEntry(kind: ApplicationKind, applicationId: string) {
  return firestore()
    .collection(COLLECTIONS.outbox)
    .doc(`application-confirmation_${kind}_${applicationId}`);
}
