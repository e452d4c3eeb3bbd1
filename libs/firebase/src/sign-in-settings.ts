import { doc, getDoc } from 'firebase/firestore/lite';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import type { Environment } from '@raade/contracts/releases/environment';
import {
  type SecondFactorMode,
  secondFactorMode,
  SIGN_IN_SETTINGS,
} from '@raade/contracts/staff/second-factor';
import { openFirestore } from './open-firestore.ts';

/**
 * Reads the setting that requires a second factor of staff. Rules and functions enforce it; pages only lead to the setup. It is
 * read without `readInSession`, since an account without its second factor cannot have a session yet.
 * @throws FirebaseError, like `permission-denied` for accounts that are not staff
 */
export async function readSecondFactorMode(environment: Environment): Promise<SecondFactorMode> {
  const firestore = await openFirestore(environment);
  const settings = await getDoc(doc(firestore, COLLECTIONS.settings, SIGN_IN_SETTINGS));
  return secondFactorMode(settings.data());
}
