import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import {
  APPLICATION_COLLECTIONS,
  type AcknowledgeRequest,
} from '@raade/contracts/applications/application.schema';
import { withSearchWords } from '@raade/contracts/staff/search';
import { expiryOf } from '../base/expires-at.ts';
import { firestore } from '../base/firestore.ts';
import { confirmationEntry } from './confirmations/confirmation-mail.ts';
import { permitDocument } from './admit-application.ts';

/**
 * Returns true if an application is stored. The first call also adds its search words and queues its one confirmation
 * mail, which is `held` until the rate limits have room for it, see `send-held-confirmations.ts`.
 *
 * @param now the time of the call
 */
export async function acknowledgeApplication(
  request: AcknowledgeRequest,
  now = Timestamp.now(),
): Promise<boolean> {
  try {
    return await acknowledge(request, now);
  } catch (error) {
    // Of several calls at the same time, some may fail. The work is done if another one has succeeded.
    if (await isQueued(request)) return true;
    throw error;
  }
}

async function isQueued({ kind, id }: AcknowledgeRequest): Promise<boolean> {
  return (await confirmationEntry(kind, id).get()).exists;
}

async function acknowledge({ kind, id }: AcknowledgeRequest, now: Timestamp): Promise<boolean> {
  const application = firestore().collection(APPLICATION_COLLECTIONS[kind]).doc(id);
  const entry = confirmationEntry(kind, id);

  return firestore().runTransaction(async (transaction) => {
    const [snapshot, storedEntry, permit] = await transaction.getAll(
      application,
      entry,
      permitDocument(kind, id),
    );
    if (!snapshot?.exists) return false;
    if (storedEntry?.exists) return true;
    const { words } = withSearchWords(APPLICATION_COLLECTIONS[kind], snapshot.data() ?? {});
    transaction.update(application, { words });
    const networks: unknown = permit?.get('networks') ?? [];

    transaction.create(entry, {
      kind: 'application-confirmation',
      to: String(snapshot.get('email')),
      application_kind: kind,
      application_id: id,
      networks,
      status: 'held',
      due_at: now,
      ...expiryOf('outbox'),
      created_at: FieldValue.serverTimestamp(),
    });
    return true;
  });
}
