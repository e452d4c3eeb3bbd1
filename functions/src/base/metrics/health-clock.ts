import { COLLECTIONS } from '@raade/contracts/base/collections';
import { firestore } from '../firestore.ts';

/** `health/clock`: by how many milliseconds drills have moved the clock of a local stack on. */
export const clockDocument = () => firestore().collection(COLLECTIONS.health).doc('clock');

/**
 * Milliseconds since 1970 by which the site's health is judged. On the emulators drills move it, since nobody waits a
 * day to see that a night was missed; in production it is the machine's, and nothing is read.
 */
export async function healthNow(): Promise<number> {
  if (process.env['FUNCTIONS_EMULATOR'] !== 'true') return Date.now();
  const ahead: unknown = (await clockDocument().get()).get('ahead_ms');
  return Date.now() + (typeof ahead === 'number' ? ahead : 0);
}
