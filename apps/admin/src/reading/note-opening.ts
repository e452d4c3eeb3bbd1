import { CALLABLES } from '@raade/contracts/base/callables';
import { noteReadingResponseSchema } from '@raade/contracts/firestore/noted-reading';
import { callFunction } from '@raade/firebase/callables';
import { environment, logger } from '@raade/platform';

/**
 * Leaves an entry in the audit log that somebody has opened a record. That its list was read stands there already, so
 * an entry that could not be left is logged and keeps nobody from reading on.
 *
 * @param collection the path of a collection of people
 */
export async function noteOpening(collection: string, record: string): Promise<void> {
  const request = { collection, record };
  try {
    await callFunction(environment(), CALLABLES.noteReading, request, noteReadingResponseSchema);
  } catch (error) {
    logger.warn('opening of a record not noted', {}, error);
  }
}
