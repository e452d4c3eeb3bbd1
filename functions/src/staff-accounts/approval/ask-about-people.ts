import { randomUUID } from 'node:crypto';
import { HttpsError } from 'firebase-functions/https';
import type { Actor } from '../../audit/actor.ts';
import { noteActionWith } from '../../audit/audit-log.ts';
import { firestore } from '../../firestore.ts';
import { approvalDocument, approvals, newApproval } from '../../approvals/approval-document.ts';
import { peopleDigest, type PeopleMatter } from './people-digest.ts';

/**
 * Has a change of people wait for a second admin. What is asked for a second time, since its answer was lost, waits
 * once: changes of people happen one at a time.
 *
 * @throws HttpsError `already-exists` if somebody else has asked for the same
 */
export async function askAboutPeople(matter: PeopleMatter, actor: Actor): Promise<void> {
  const digest = peopleDigest(matter);
  const asked = await askerOf(digest);
  if (asked === actor.actor) return;
  if (asked !== undefined) {
    throw new HttpsError(
      'already-exists',
      'Somebody else has asked for the same. You can approve it on this page.',
    );
  }
  const document = approvalDocument(randomUUID());
  const batch = firestore().batch();
  batch.create(
    document,
    newApproval({
      about: 'people',
      matter,
      digest,
      asked_by: actor.actor,
    }),
  );
  noteActionWith(batch, {
    action: 'ask-for-approval',
    ...actor,
    subject: document.path,
    details: { about: 'people', ...detailsOf(matter) },
  });
  await batch.commit();
}

/** Who has asked for the same, and waits for it. */
async function askerOf(digest: string): Promise<string | undefined> {
  const waiting = approvals().where('about', '==', 'people').where('state', '==', 'waiting');
  const { docs } = await waiting.where('digest', '==', digest).limit(1).get();
  const asker: unknown = docs[0]?.get('asked_by');
  return typeof asker === 'string' ? asker : undefined;
}

/** The audit log names people by their ids: an address stands in the approval alone. */
function detailsOf(matter: PeopleMatter) {
  if (matter.kind === 'invitation') return { roles: matter.roles };
  return { person: matter.uid, before: matter.from, roles: matter.to };
}
