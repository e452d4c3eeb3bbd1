import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { COLLECTIONS } from '@raade/contracts/collections';
import { listReceiptsRequestSchema } from '@raade/contracts/waiting-receipts';
import { requireActor } from '../audit/actor.ts';
import { noteAction } from '../audit/audit-log.ts';
import { answering } from '../callable/failure.ts';
import { checkedInput } from '../callable/checked-input.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { listReceipts } from './list-receipts.ts';

/** `list-receipts`: answers a `ListReceiptsResponse` to a member of the staff. It names people, so it leaves a note. */
export const listReceiptsCallable = onCall(
  visitorCallable(),
  ({ auth, data }: CallableRequest<unknown>) =>
    answering(CALLABLES.listReceipts, async () => {
      const actor = await requireActor(auth, 'receipts.read');
      checkedInput(listReceiptsRequestSchema, data);
      const subject = COLLECTIONS.outbox;
      await noteAction({ action: 'read-people', ...actor, subject, details: {} });
      return listReceipts();
    }),
);
