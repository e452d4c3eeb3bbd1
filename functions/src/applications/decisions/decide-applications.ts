import { Timestamp } from 'firebase-admin/firestore';
import {
  ANSWER_WAITS_MS,
  type DecideApplicationsResponse,
  type DecidedApplication,
  type DecideRequest,
  type UndoRequest,
} from '@raade/contracts/applications/application-decisions';
import { auditActionWith } from '../../base/audit/audit-log.ts';
import { firestore } from '../../base/firestore.ts';
import { readState } from '../../mail/deliveries/delivery-state.ts';
import { updateRegistrant, forumOfGuest } from '../guest-registrant.ts';
import type { Member } from '../update-application.ts';
import { answerEntry, queueAnswer } from './answer-mail.ts';
import {
  applicationDocument,
  type DecisionState,
  goneApplication,
  outcomeOf,
  readDecision,
} from './decided-application.ts';

type SeenApplication = DecideRequest['seen'][number];

/**
 * Accepts or declines applications, and queues the answers, if there are any, to be sent five minutes later. Each
 * application has a transaction of its own, so that a call that ended early can be repeated.
 *
 * @param now the time of the call
 */
export async function decideApplications(
  request: DecideRequest,
  member: Member,
  now = Timestamp.now(),
): Promise<DecideApplicationsResponse> {
  const { kind, decision, answer: message = null } = request;
  const forumId = await forumOfGuest(kind, decision);
  const at = message ? Timestamp.fromMillis(now.toMillis() + ANSWER_WAITS_MS) : now;

  const decide = (seen: SeenApplication) => {
    const key = { kind, id: seen.id, request: request.request };
    const document = applicationDocument(kind, seen.id);
    return firestore().runTransaction(async (transaction): Promise<DecidedApplication> => {
      const snapshot = await transaction.get(document);
      const current = readDecision(snapshot);
      if (!current) return goneApplication(seen.id);
      const application = snapshot.data() ?? {};
      if (current.answer?.id === key.request) return outcomeOf(seen.id, 'done', application);
      if (!canDecide(current, request, seen)) return outcomeOf(seen.id, 'changed', application);

      const { status: from, answer: previousAnswer } = current;
      const answer = {
        id: key.request,
        decision,
        state: message ? 'waiting' : 'none',
        message,
        at,
        reason: null,
        decided_by: member.email,
        // For an undo. Only the previous state is stored, not those before it.
        before: { status: from, answer: previousAnswer && { ...previousAnswer, before: null } },
      };
      const changes = { status: decision, answer };
      transaction.update(document, changes);
      if (from !== decision) updateRegistrant(transaction, { ...key, application, from, forumId });
      if (message) queueAnswer(transaction, key, current.email, at);
      auditActionWith(transaction, member.actor, 'decide-application', document.path, {
        from,
        to: decision,
        answer: message && key.request,
      });
      return outcomeOf(seen.id, 'done', { ...application, ...changes });
    });
  };
  return { applications: await Promise.all(request.seen.map(decide)) };
}

/** True if the application is as the sender saw it, and no answer waits or was sent for the same decision. */
function canDecide(
  { status, answer, undone }: DecisionState,
  { request, decision }: DecideRequest,
  seen: SeenApplication,
): boolean {
  const isAsSeen = status === seen.status && (answer?.id ?? null) === seen.answer;
  if (undone === request || !isAsSeen) return false;
  // An answer to an earlier decision does not matter.
  if (answer?.decision !== status) return true;
  const isAnswered = answer.state === 'sent' && status === decision;
  return answer.state !== 'waiting' && !isAnswered;
}

/** Undoes decisions, and deletes their queued answers, unless a worker has already leased these. */
export async function undoDecisions(
  { kind, request, ids }: UndoRequest,
  member: Member,
): Promise<DecideApplicationsResponse> {
  const undo = (id: string) => {
    const document = applicationDocument(kind, id);
    const entry = answerEntry({ kind, id, request });
    return firestore().runTransaction(async (transaction): Promise<DecidedApplication> => {
      const snapshot = await transaction.get(document);
      const state = readState(await transaction.get(entry));
      const current = readDecision(snapshot);
      if (!current) return goneApplication(id);
      const { status: from, answer, undone } = current;
      const application = snapshot.data() ?? {};
      if (undone === request) return outcomeOf(id, 'done', application);
      const isQueued = state?.status === 'waiting' && state.attempts === 0;
      const isWaiting = answer?.id === request && answer.state === 'waiting';
      if (!isQueued || !isWaiting || !answer.before) return outcomeOf(id, 'changed', application);

      // A status that somebody has set since stays.
      const to = from === answer.decision ? answer.before.status : from;
      const forumId = await forumOfGuest(kind, to);
      const changes = { answer: answer.before.answer, status: to, undone: request };
      transaction.update(document, changes);
      transaction.delete(entry);
      if (from !== to) updateRegistrant(transaction, { kind, id, application, from, forumId });
      auditActionWith(transaction, member.actor, 'undo-decision', document.path, { from, to });
      return outcomeOf(id, 'done', { ...application, ...changes });
    });
  };
  return { applications: await Promise.all(ids.map(undo)) };
}
