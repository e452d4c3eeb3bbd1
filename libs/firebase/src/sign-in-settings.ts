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
 * The setting for second factors. Rules and functions ask for one by it; pages lead to where it is set up. An account
 * without a second factor reads it, too, and can have no session: the rules ask for no note here.
 * @throws FirebaseError, like `permission-denied` for who is no staff
 */
export async function readSecondFactorMode(environment: Environment): Promise<SecondFactorMode> {
  const firestore = await openFirestore(environment);
  const settings = await getDoc(doc(firestore, COLLECTIONS.settings, SIGN_IN_SETTINGS));
  return secondFactorMode(settings.data());
}
