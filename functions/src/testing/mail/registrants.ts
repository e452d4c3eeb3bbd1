import { Timestamp } from 'firebase-admin/firestore';
import type { SuppressionReason } from '@raade/contracts/mail/suppressions';
import { addressHash } from '../../base/address.ts';
import { collection, firestore } from '../../base/firestore.ts';
import { suppressionOf } from '../../mail/suppressions/suppression.ts';

const AT_ONCE = 500;
/** The forum of the sample content, which is live in tests. */
const OTHERS = { forum_id: '2025', ticket_type: null, is_group_leader: false };

/** Adds registrants with these fields, with ids in their order. */
export async function addRegistrants(registrants: readonly object[]): Promise<void> {
  for (let from = 0; from < registrants.length; from += AT_ONCE) {
    const batch = firestore().batch();
    for (const [index, registrant] of registrants.slice(from, from + AT_ONCE).entries()) {
      const id = `registrant-${String(from + index).padStart(6, '0')}`;
      batch.set(collection('registrants').doc(id), { ...OTHERS, ...registrant });
    }
    await batch.commit();
  }
}

/** Adds `count` registrants, from `reader-0@example.org` on. */
export const addReaders = (count: number) =>
  addRegistrants(
    Array.from({ length: count }, (_, index) => ({
      email: `reader-${index}@example.org`,
      full_name: 'Sam Sample',
    })),
  );

/** Records a reason why an address gets no mail. */
export const suppress = (address: string, reason: SuppressionReason) =>
  suppressionOf(addressHash(address)).set({
    reasons: { [reason]: { since: Timestamp.now(), source: 'brevo' } },
  });

/** Records that an address has unsubscribed. */
export const unsubscribe = (address: string) => suppress(address, 'unsubscribed');

/** Deletes all documents of the collections. */
export async function clear(...names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => firestore().recursiveDelete(firestore().collection(name))));
}

/** Deletes all documents of the project of the test, with one request to the emulator. */
export async function clearAll(): Promise<void> {
  const [host, project] = [process.env['FIRESTORE_EMULATOR_HOST'], process.env['GCLOUD_PROJECT']];
  const documents = `projects/${project}/databases/(default)/documents`;
  const answer = await fetch(`http://${host}/emulator/v1/${documents}`, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`${project} was not cleared: ${answer.status}`);
}
