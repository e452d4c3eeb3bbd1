import { withDeadline } from '@raade/browser';
import {
  acknowledgeResponseSchema,
  APPLICATION_COLLECTIONS,
  type ApplicationKind,
  NEW_APPLICATION,
} from '@raade/contracts/applications';
import { CALLABLES } from '@raade/contracts/callables';
import { callFunction } from '@raade/firebase/callables';
import { createDocument } from '@raade/firebase/documents';
import { environment } from '@raade/platform';
import type { ApplicationApi } from './send-application.ts';
import { SENDING_MESSAGES, SendingFailure } from './sending-failure.ts';

/** Firestore sets no limit of its own. */
const ANSWER_WITHIN_MS = 15_000;

/** The server, as an application form needs it. A request that is not answered throws a `SendingFailure`. */
export function applicationApi(kind: ApplicationKind): ApplicationApi {
  return {
    create: (id, values) =>
      answered(
        createDocument(environment(), {
          collection: APPLICATION_COLLECTIONS[kind],
          id,
          data: { ...values, status: NEW_APPLICATION },
          timeField: 'created_at',
        }),
      ),
    isReceived: async (id) => {
      const name = CALLABLES.acknowledgeApplication;
      const answer = callFunction(environment(), name, { kind, id }, acknowledgeResponseSchema);
      return (await answered(answer)).received;
    },
  };
}

async function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await withDeadline(answer, ANSWER_WITHIN_MS, () => new Error('no answer in time'));
  } catch (cause) {
    throw new SendingFailure(SENDING_MESSAGES.unreachable, { cause });
  }
}
