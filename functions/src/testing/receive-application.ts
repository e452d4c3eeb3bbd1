import { randomUUID } from 'node:crypto';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import {
  APPLICATION_COLLECTIONS,
  type ApplicationKind,
} from '@raade/contracts/applications/application.schema';
import { SAMPLE_APPLICATIONS } from '@raade/contracts/testing/sample-applications';
import { firestore } from '../base/firestore.ts';

/** Creates an application as the rules accept it, by default with a new address. */
export async function receiveApplication(
  kind: ApplicationKind,
  email = `${randomUUID()}@example.org`,
  createdAt: Timestamp | FieldValue = FieldValue.serverTimestamp(),
) {
  const id = randomUUID();
  const application = { ...SAMPLE_APPLICATIONS[kind], email, status: 'new', created_at: createdAt };
  await firestore().collection(APPLICATION_COLLECTIONS[kind]).doc(id).create(application);
  return { kind, id };
}
