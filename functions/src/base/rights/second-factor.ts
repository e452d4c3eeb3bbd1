import type { DecodedIdToken } from 'firebase-admin/auth';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import {
  secondFactorMode,
  SIGN_IN_SETTINGS,
  tookSecondFactor,
} from '@raade/contracts/staff/second-factor';
import { firestore } from '../firestore.ts';

/** `settings/sign-in`: whether staff may sign in with a password alone. */
export function signInSettingsDocument() {
  return firestore().collection(COLLECTIONS.settings).doc(SIGN_IN_SETTINGS);
}

/** True if our settings ask for a second factor, and the sign-in took none. The rules decide the same. */
export async function lacksSecondFactor(token: DecodedIdToken): Promise<boolean> {
  if (tookSecondFactor(token)) return false;
  const settings = await signInSettingsDocument().get();
  return secondFactorMode(settings.data()) === 'required';
}
