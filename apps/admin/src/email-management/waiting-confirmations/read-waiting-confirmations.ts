import {
  WAITING_CONFIRMATIONS,
  waitingConfirmationsSchema,
} from '@raade/contracts/applications/application-rates';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { readDocument } from '@raade/firebase/documents';
import { environment } from '@raade/platform';

/** Reads the number of queued confirmations of applications, as stored by the worker that sends mail. */
export async function readWaitingConfirmations(): Promise<number> {
  const counter = await readDocument(environment(), {
    collection: COLLECTIONS.settings,
    id: WAITING_CONFIRMATIONS,
    schema: waitingConfirmationsSchema,
  });
  return counter?.waiting ?? 0;
}
