import { createHash } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { APPLICATION_COLLECTIONS, type AcknowledgeRequest } from '@raade/contracts/applications';
import { COLLECTIONS } from '@raade/contracts/collections';
import { WAITING } from '../deliveries/delivery-state.ts';
import { firestore } from '../firestore.ts';
import { confirmationEntry } from '../outbox/application-confirmation.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Tells whether an application is in our books, and queues the confirmation mail that it has not had yet: one
 * for each application, and one a day for each address, since anyone may type anyone's address into a form.
 *
 * @param now the moment of the call, as an instant
 */
export async function acknowledgeApplication(
  request: AcknowledgeRequest,
  now = Timestamp.now(),
): Promise<boolean> {
  try {
    return await acknowledge(request, now);
  } catch (error) {
    // Calls at the same moment hold each other up until some give up; one of them has done the work of all.
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
    const [found, queued] = await transaction.getAll(application, entry);
    if (!found?.exists) return false;
    if (queued?.exists) return true;

    const to = String(found.get('email'));
    const limit = limitOf(to);
    const lastMail: unknown = (await transaction.get(limit)).get('last_mail_at');
    const isHeld = lastMail instanceof Timestamp && now.toMillis() - lastMail.toMillis() < DAY_MS;

    transaction.create(entry, {
      kind: 'application-confirmation',
      to,
      application_kind: kind,
      application_id: id,
      ...(isHeld ? { status: 'held' } : WAITING),
      created_at: FieldValue.serverTimestamp(),
    });
    if (!isHeld) transaction.set(limit, { last_mail_at: now, expires_at: afterADay(now) });
    return true;
  });
}

/** Addresses are compared without regard to case, and kept as their hash only. */
function limitOf(address: string) {
  const hash = createHash('sha256').update(address.toLowerCase()).digest('hex');
  return firestore().collection(COLLECTIONS.limits).doc(`confirmation-mail_${hash}`);
}

function afterADay(now: Timestamp): Timestamp {
  return Timestamp.fromMillis(now.toMillis() + DAY_MS);
}
