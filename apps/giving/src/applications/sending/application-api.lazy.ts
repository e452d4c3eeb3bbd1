import { withDeadline } from '@raade/browser';
import {
  acknowledgeResponseSchema,
  admitResponseSchema,
  APPLICATION_COLLECTIONS,
  type ApplicationKind,
  NEW_APPLICATION,
} from '@raade/contracts/applications/application.schema';
import { CALLABLES } from '@raade/contracts/base/callables';
import { callFunction } from '@raade/firebase/callables';
import { createDocument } from '@raade/firebase/create-document';
import { environment } from '@raade/platform';
import { notAdmitted } from './not-admitted.ts';
import type { ApplicationApi } from './send-application.ts';
import { SENDING_MESSAGES, SendingFailure } from './sending-failure.ts';

/** Firestore sets no limit of its own. */
const ANSWER_WITHIN_MS = 15_000;

/** The server, as an application form needs it. A request that is not answered throws a `SendingFailure`. */
export function applicationApi(kind: ApplicationKind): ApplicationApi {
  return {
    create: async (id, values) => {
      await admitted(kind, id);
      return answered(
        createDocument(environment(), {
          collection: APPLICATION_COLLECTIONS[kind],
          id,
          data: { ...values, status: NEW_APPLICATION },
          timeField: 'created_at',
        }),
      );
    },
    isReceived: async (id) => {
      const name = CALLABLES.acknowledgeApplication;
      const answer = callFunction(environment(), name, { kind, id }, acknowledgeResponseSchema);
      return (await answered(answer)).received;
    },
  };
}

/** Asks for room for an application: how many come in, the database's rules cannot count. */
async function admitted(kind: ApplicationKind, id: string): Promise<void> {
  const name = CALLABLES.admitApplication;
  try {
    await callFunction(environment(), name, { kind, id }, admitResponseSchema);
  } catch (error) {
    throw notAdmitted(error);
  }
}

async function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await withDeadline(answer, ANSWER_WITHIN_MS, () => new Error('no answer in time'));
  } catch (cause) {
    throw new SendingFailure(SENDING_MESSAGES.unreachable, { cause });
  }
}
