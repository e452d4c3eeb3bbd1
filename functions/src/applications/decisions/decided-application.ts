import { Timestamp, type DocumentData, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  applicationAnswerSchema,
  type DecidedApplication,
} from '@raade/contracts/applications/application-decisions';
import { applicationStatusSchema } from '@raade/contracts/applications/application-updates';
import {
  APPLICATION_COLLECTIONS,
  type ApplicationKind,
} from '@raade/contracts/applications/application.schema';
import { firestore } from '../../base/firestore.ts';

const storedAnswerSchema = z.extend(applicationAnswerSchema, {
  at: z.instanceof(Timestamp),
  /** The fields before the decision; null once they were restored. */
  before: z.nullable(
    z.object({ status: applicationStatusSchema, answer: z.nullable(z.looseObject({})) }),
  ),
});

/** The fields of an application of any kind that have to do with decisions. */
const decisionSchema = z.object({
  email: z.string(),
  status: applicationStatusSchema,
  answer: z._default(z.nullable(storedAnswerSchema), null),
  /** The `request` of the decision that was undone last: a late repetition of it changes nothing. */
  undone: z._default(z.nullable(z.string()), null),
});
export type DecisionState = z.output<typeof decisionSchema>;

export function applicationDocument(kind: ApplicationKind, id: string) {
  return firestore().collection(APPLICATION_COLLECTIONS[kind]).doc(id);
}

/** The decision on an application; undefined if the application is deleted or malformed. */
export const readDecision = (application: DocumentSnapshot): DecisionState | undefined =>
  z.safeParse(decisionSchema, application.data()).data;

export const goneApplication = (id: string): DecidedApplication => ({
  id,
  outcome: 'gone',
  review: null,
});

/** The outcome with the application's review, as staff see it. */
export function outcomeOf(
  id: string,
  outcome: 'done' | 'changed',
  data: DocumentData | undefined,
): DecidedApplication {
  const { status, answer } = z.parse(decisionSchema, data);
  const at = answer?.at.toDate().toISOString() ?? '';
  const shownAnswer = answer && { ...z.parse(applicationAnswerSchema, answer), at };
  return { id, outcome, review: { status, answer: shownAnswer } };
}
