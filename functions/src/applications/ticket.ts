import type { ApplicationKind } from '@raade/contracts/applications/application.schema';
import { collection } from '../base/firestore.ts';

/**
 * `limits/application_{kind}_{id}`: lets an application in, and names the networks that it came from. The rules look at
 * its `valid_until`.
 */
export function ticketDocument(kind: ApplicationKind, id: string) {
  return collection('limits').doc(`application_${kind}_${id}`);
}
