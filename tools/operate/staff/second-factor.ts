import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { Failure } from '@raade/contracts/base/failure';
import {
  type SecondFactorMode,
  secondFactorMode,
  SIGN_IN_SETTINGS,
} from '@raade/contracts/staff/second-factor';
import { writeAuditEntry } from '@raade/functions/base/audit/audit-log';
import { resetSecondFactors } from '@raade/functions/staff/accounts/change-account';
import { ACTOR } from './actor.ts';
import { getAccount } from './accounts.ts';

const settingsDocument = (app: App) =>
  getFirestore(app).collection(COLLECTIONS.settings).doc(SIGN_IN_SETTINGS);

/** Reads the mode of the second factor: staff need one by default. */
export async function readMode(app: App): Promise<SecondFactorMode> {
  return secondFactorMode((await settingsDocument(app).get()).data());
}

/** Sets the mode of the second factor. Rules, functions and pages apply it from the next request on. */
export async function setMode(app: App, mode: SecondFactorMode): Promise<void> {
  const previousMode = await readMode(app);
  await writeAuditEntry(
    {
      action: 'set-second-factor-mode',
      actor: ACTOR,
      subject: `${COLLECTIONS.settings}/${SIGN_IN_SETTINGS}`,
      details: { mode, before: previousMode },
    },
    getFirestore(app),
  );
  await settingsDocument(app).set({ second_factor: mode });
}

/**
 * Removes all second factors of an account, for staff who have lost theirs, and ends its sessions. The next sign-in
 * needs only the password.
 * @throws Failure if there is no such account, or it has no second factor
 */
export async function removeSecondFactor(app: App, email: string): Promise<void> {
  const { uid, multiFactor } = await getAccount(app, email);
  const factors = multiFactor?.enrolledFactors.map(({ factorId }) => factorId) ?? [];
  if (factors.length === 0)
    throw new Failure(`${email} has no second factor, so none can be removed.`);
  await writeAuditEntry(
    {
      action: 'remove-second-factor',
      actor: ACTOR,
      subject: `accounts/${uid}`,
      details: { before: factors },
    },
    getFirestore(app),
  );
  await resetSecondFactors(uid, app);
}
