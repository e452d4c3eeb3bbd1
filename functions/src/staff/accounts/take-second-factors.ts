import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { firebaseApp } from '../../base/firebase-app.ts';
import { endSessions } from './end-sessions.ts';

/** Takes all second factors from an account, and ends its sessions: the next sign-in is by its password alone. */
export async function takeSecondFactors(uid: string, app: App = firebaseApp()): Promise<void> {
  await getAuth(app).updateUser(uid, { multiFactor: { enrolledFactors: null } });
  await endSessions(uid, app);
}
