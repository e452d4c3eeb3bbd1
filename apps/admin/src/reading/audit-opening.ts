import { CALLABLES } from '@raade/contracts/base/callables';
import { auditReadingResponseSchema } from '@raade/contracts/firestore/audited-reading';
import { callFunction } from '@raade/firebase/callables';
import { environment, logger } from '@raade/platform';

/**
 * Records in the audit log that somebody opened a record. A failure is only logged, since the audit log already says
 * who opened the list.
 *
 * @param collection the path of a collection of people
 */
export async function auditOpening(collection: string, record: string): Promise<void> {
  const request = { collection, record };
  try {
    await callFunction(environment(), CALLABLES.auditReading, request, auditReadingResponseSchema);
  } catch (error) {
    logger.warn('opening of a record not audited', {}, error);
  }
}
