import {
  Filter,
  type DocumentReference,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { applicationAnswerEmail } from '@raade/emails';
import { filledAnswer } from '@raade/emails/answer-text';
import {
  type AnswerState,
  answerMessageSchema,
} from '@raade/contracts/applications/application-decisions';
import {
  APPLICATION_KINDS,
  type ApplicationKind,
} from '@raade/contracts/applications/application.schema';
import { collection, firestore } from '../../base/firestore.ts';
import { emailFrame, outgoingMail } from '../../mail/compose/outgoing-mail.ts';
import type { Withheld, WithheldMails } from '../../mail/deliveries/mail-queue.ts';
import type { OutgoingMail } from '../../mail/mail-provider.ts';
import type { OutboxKind } from '../../mail/outbox/outbox-kind.ts';
import { queueMail } from '../../mail/outbox/queue-mail.ts';
import { applicationDocument, readDecision } from './decided-application.ts';

const ANSWER = 'application-answer';

/** The fields of an outbox entry for an answer. */
const entrySchema = z.object({
  kind: z.literal(ANSWER),
  to: z.string(),
  application_kind: z.enum(APPLICATION_KINDS),
  application_id: z.string(),
  /** The `request` of the decision. */
  answer_id: z.string(),
  /** A state of a delivery, or `needless`. */
  status: z.string(),
  reason: z.nullable(z.string()),
});
type Entry = z.output<typeof entrySchema>;

/** Lets the outbox compose answers to applications. */
export const answerKind: OutboxKind = {
  names: [ANSWER],
  mailKind: 'confirmation',
  compose: (key, data) => answerMail(key, z.parse(entrySchema, data)),
};

interface DecisionKey {
  readonly kind: ApplicationKind;
  readonly id: string;
  readonly request: string;
}

/** The outbox entry of a decision on an application; each can have one only. */
export function answerEntry({ kind, id, request }: DecisionKey) {
  return collection('outbox').doc(`${ANSWER}_${kind}_${id}_${request}`);
}

/** Queues the answer in the transaction that stores the decision. */
export function queueAnswer(
  transaction: Transaction,
  decision: DecisionKey,
  to: string,
  due_at: Timestamp,
): void {
  const { kind, id, request } = decision;
  const subject = { application_kind: kind, application_id: id, answer_id: request };
  const entry = { kind: ANSWER, to, ...subject, due_at, shown: 'waiting' };
  queueMail(transaction, answerEntry(decision), entry);
}

/** Selects mails by the state that their application shows, and by their own. */
const withState = (shown: readonly string[], ...statuses: readonly string[]) =>
  Filter.and(Filter.where('shown', 'in', shown), Filter.where('status', 'in', statuses));

/** Answers whose mail's state differs from `shown`, the state that their application shows. */
const answersToCopy = () =>
  collection('outbox')
    .where('kind', '==', ANSWER)
    .where(
      Filter.or(
        withState(['waiting'], 'sent', 'failed', 'unknown', 'needless'),
        withState(['sent'], 'failed'),
        withState(['failed', 'unknown'], 'sent'),
      ),
    );

/** The entry of an answer; undefined for other documents. */
const answerEntryIn = (document: DocumentSnapshot): Entry | undefined =>
  z.safeParse(entrySchema, document.data()).data;

/** The document of the application that an entry answers. */
const applicationOf = ({ application_kind: kind, application_id: id }: Entry) =>
  applicationDocument(kind, id);

/**
 * The mail of an entry. Its text is read from the application, since the outbox does not store it.
 *
 * @throws z.core.$ZodError if the application is deleted, or has no answer
 */
async function answerMail(key: string, entry: Entry): Promise<OutgoingMail> {
  const application = await applicationOf(entry).get();
  const template = z.parse(answerMessageSchema, readDecision(application)?.answer?.message);
  const filledText = filledAnswer(template, application.data() ?? {});
  const input = { kind: entry.application_kind, ...filledText };
  return outgoingMail(key, entry.to, applicationAnswerEmail(input, await emailFrame()));
}

const OUTDATED: Withheld = {
  status: 'needless',
  reason: 'The decision was changed before the answer was sent.',
};

/** Finds answers that must not be sent: their applications are deleted, or have a newer decision. */
export async function outdatedAnswers(
  documents: readonly QueryDocumentSnapshot[],
  transaction: Transaction,
): Promise<WithheldMails> {
  const outdated = new Map<string, Withheld>();
  for (const document of documents) {
    const entry = answerEntryIn(document);
    if (!entry) continue;
    const application = readDecision(await transaction.get(applicationOf(entry)));
    const answer = application?.answer;
    const isCurrent = answer?.id === entry.answer_id && answer.decision === application?.status;
    if (!isCurrent) outdated.set(document.id, OUTDATED);
  }
  return outdated;
}

/** Limit of answers that one run copies. */
const ANSWERS_PER_RUN = 300;

/** The state that an application shows for each state of its answer's mail; `needless`: there is a newer decision. */
const SHOWN_STATES: Readonly<Record<string, AnswerState>> = {
  sent: 'sent',
  failed: 'failed',
  unknown: 'unknown',
  needless: 'failed',
};

/**
 * Copies the states of answers' mails to their applications. If a run ends early, the next one continues.
 *
 * @param now milliseconds since 1970
 */
export async function copyAnswerStates(now: number): Promise<void> {
  const { docs } = await answersToCopy().limit(ANSWERS_PER_RUN).get();
  for (const { ref } of docs) await copyAnswerState(ref, now);
}

function copyAnswerState(mail: DocumentReference, now: number): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const entry = answerEntryIn(await transaction.get(mail));
    const state = entry && SHOWN_STATES[entry.status];
    if (!state) return;
    const document = applicationOf(entry);
    const application = readDecision(await transaction.get(document));
    if (application?.answer?.id === entry.answer_id) {
      const at = Timestamp.fromMillis(now);
      const changes = { 'answer.state': state, 'answer.reason': entry.reason, 'answer.at': at };
      transaction.update(document, changes);
    }
    transaction.update(mail, { shown: state });
  });
}
