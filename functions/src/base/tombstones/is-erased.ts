import { getFirestore } from 'firebase-admin/firestore';
import { erasureDatabase, erasureSecret } from '../configuration/settings.ts';
import { firebaseApp } from '../firebase-app.ts';
import { isBefore, type IsErased, type Tombstones, tombstonesIn } from './tombstones.ts';

/** The tombstones of this deployment; undefined if it has none. */
function tombstones(): Tombstones | undefined {
  const database = erasureDatabase();
  if (database === undefined) return undefined;
  return tombstonesIn(getFirestore(firebaseApp(), database), erasureSecret());
}

/** True if the person with this address was erased after that time. */
export async function isErased(address: string, at: Date): Promise<boolean> {
  return isBefore(at, await tombstones()?.erasedAt(address));
}

/** Returns the same check for many addresses; it reads all tombstones once. */
export async function erasedPeople(): Promise<IsErased> {
  return (await tombstones()?.readAll()) ?? (() => false);
}
