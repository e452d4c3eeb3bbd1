import { COLLECTIONS } from '@raade/contracts/base/collections';
import { addressHash } from '../../base/address.ts';
import { firestore } from '../../base/firestore.ts';

const AT_ONCE = 500;

/** Registrants with these fields, under ids in their order. */
export async function addRegistrants(registrants: readonly object[]): Promise<void> {
  const collection = firestore().collection(COLLECTIONS.registrants);
  for (let from = 0; from < registrants.length; from += AT_ONCE) {
    const batch = firestore().batch();
    for (const [index, registrant] of registrants.slice(from, from + AT_ONCE).entries()) {
      const id = `registrant-${String(from + index).padStart(6, '0')}`;
      batch.set(collection.doc(id), { ticket_type: null, is_group_leader: false, ...registrant });
    }
    await batch.commit();
  }
}

/** Leaves the traces of an address that has unsubscribed. */
export async function unsubscribe(address: string): Promise<void> {
  await firestore().collection(COLLECTIONS.suppressions).doc(addressHash(address)).set({});
}

/** Removes everything that the collections hold. */
export async function clear(...names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => firestore().recursiveDelete(firestore().collection(name))));
}

/** Removes everything that the project of the test holds: the emulator does it at once. */
export async function clearAll(): Promise<void> {
  const [host, project] = [process.env['FIRESTORE_EMULATOR_HOST'], process.env['GCLOUD_PROJECT']];
  const documents = `projects/${project}/databases/(default)/documents`;
  const answer = await fetch(`http://${host}/emulator/v1/${documents}`, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`${project} was not cleared: ${answer.status}`);
}
