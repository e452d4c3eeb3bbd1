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
import { admissionFailure } from './admission-failure.ts';
import type { ApplicationApi } from './send-application.ts';
import { SENDING_MESSAGES, SendingFailure } from './sending-failure.ts';

/** Firestore itself has no timeout. */
const TIMEOUT_MS = 15_000;

/** The calls of an application form. A request without an answer throws a `SendingFailure`. */
export function applicationApi(kind: ApplicationKind): ApplicationApi {
  return {
    create: async (id, values) => {
      await requireAdmission(kind, id);
      return withinDeadline(
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
      return (await withinDeadline(answer)).received;
    },
  };
}

/** Requests a permit. Without it the security rules, which cannot count applications, refuse the document. */
async function requireAdmission(kind: ApplicationKind, id: string): Promise<void> {
  const name = CALLABLES.admitApplication;
  try {
    await callFunction(environment(), name, { kind, id }, admitResponseSchema);
  } catch (error) {
    throw admissionFailure(error);
  }
}

async function withinDeadline<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await withDeadline(answer, TIMEOUT_MS, () => new Error('no answer in time'));
  } catch (cause) {
    throw new SendingFailure(SENDING_MESSAGES.unreachable, { cause });
  }
}
