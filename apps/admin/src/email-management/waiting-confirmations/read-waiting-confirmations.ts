import {
  WAITING_CONFIRMATIONS,
  waitingConfirmationsSchema,
} from '@raade/contracts/applications/application-rates';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { readDocument } from '@raade/firebase/documents';
import { environment } from '@raade/platform';

/** How many confirmations of applications wait for their turn, as the worker that sends mail has noted it. */
export async function readWaitingConfirmations(): Promise<number> {
  const found = await readDocument(environment(), {
    collection: COLLECTIONS.settings,
    id: WAITING_CONFIRMATIONS,
    schema: waitingConfirmationsSchema,
  });
  return found?.waiting ?? 0;
}
