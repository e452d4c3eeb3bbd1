import { Timestamp, FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import type {
  ListedPublication,
  PublishContentRequest,
  WithdrawPublicationRequest,
  WithdrawPublicationResponse,
} from '@raade/contracts/content/editions';
import { CONTENT_LIMITS } from '@raade/contracts/content/parts';
import { auditActionWith } from '../../base/audit/audit-log.ts';
import { expiryOf } from '../../base/expires-at.ts';
import { firestore } from '../../base/firestore.ts';
import {
  publicationIn,
  publications,
  type StoredPublication,
  readPointer,
} from '../../releases/editions/documents.ts';
import type { Editor } from '../editor.ts';
import { readChosenDrafts } from './chosen-drafts.ts';
import { applyDrafts } from './go-live.ts';
import { requireLive } from '../refusals.ts';
import { afterTrial, type RequireTried, type TrialSite } from './trial.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

interface ScheduledRequest extends PublishContentRequest {
  readonly publishAt: string;
}

/**
 * Schedules a publication of drafts at their current revisions, so that later changes are not published unseen. Drafts
 * that cannot be rendered are refused at once.
 */
export async function schedulePublication(
  request: ScheduledRequest,
  editor: Editor,
  site?: TrialSite,
): Promise<ListedPublication> {
  const document = publications().doc(request.request);
  const isNew = !(await document.get()).exists;
  if (isNew) await requireRoom(request.publishAt);
  const schedule = (requireTried: RequireTried) =>
    firestore().runTransaction(async (transaction) => {
      const pointer = await readPointer(transaction);
      const storedDocument = await transaction.get(document);
      if (storedDocument.exists)
        return listedPublication(storedDocument.id, publicationIn(storedDocument));
      requireLive(pointer, request.edition);
      const chosenDrafts = await readChosenDrafts(transaction, request.drafts);
      await applyDrafts(pointer, { drafts: chosenDrafts, requireTried });
      const time = Timestamp.fromMillis(Date.parse(request.publishAt));
      const publication: StoredPublication = {
        state: 'waiting',
        drafts: chosenDrafts.map(({ part, item, revision }) => ({ part, item, revision })),
        ...(request.note ? { note: request.note } : {}),
        publish_at: time,
        due_at: time,
        by: editor.actor.actor,
        by_name: editor.name,
        at: Timestamp.now(),
      };
      transaction.create(document, { ...publication, ...expiryOf('contentPublications') });
      auditActionWith(transaction, editor.actor, 'schedule-content', document.path, {
        drafts: chosenDrafts.length,
        publish_at: request.publishAt,
      });
      return listedPublication(document.id, publication);
    });
  return afterTrial(schedule, site);
}

/** Refuses a time that is not within a year, and more waiting publications than the limit. @throws HttpsError */
async function requireRoom(publishAt: string): Promise<void> {
  const delayMs = Date.parse(publishAt) - Date.now();
  if (delayMs <= 0 || delayMs > YEAR_MS) {
    throw new HttpsError('invalid-argument', 'publishAt: must be in the future, within a year');
  }
  const waitingCount = publications().where('due_at', '>', Timestamp.fromMillis(0)).count();
  if ((await waitingCount.get()).data().count < CONTENT_LIMITS.waiting) return;
  throw new HttpsError(
    'resource-exhausted',
    `${CONTENT_LIMITS.waiting} publications are scheduled. Withdraw one of them first.`,
  );
}

/**
 * Cancels a scheduled publication, whose drafts stay, or dismisses a refused one. Does nothing if it is withdrawn
 * already.
 *
 * @throws HttpsError `not-found`; `failed-precondition` if it has been published
 */
export async function withdrawPublication(
  { id }: WithdrawPublicationRequest,
  editor: Editor,
): Promise<WithdrawPublicationResponse> {
  const document = publications().doc(id);
  return firestore().runTransaction(async (transaction) => {
    const storedDocument = await transaction.get(document);
    if (!storedDocument.exists)
      throw new HttpsError('not-found', 'There is no such scheduled publication.');
    const publication = publicationIn(storedDocument);
    const withdrawn = listedPublication(id, { ...publication, state: 'withdrawn' });
    if (publication.state === 'withdrawn') return { publication: withdrawn };
    if (publication.state === 'published') {
      throw new HttpsError('failed-precondition', 'It has already gone live.');
    }
    transaction.update(document, {
      state: 'withdrawn',
      due_at: FieldValue.delete(),
      refused_at: FieldValue.delete(),
    });
    auditActionWith(transaction, editor.actor, 'withdraw-content', document.path);
    return { publication: withdrawn };
  });
}

/** A scheduled publication as it is sent to editors. */
export const listedPublication = (
  id: string,
  { state, drafts, note, edition, refusal, publish_at, by_name, at }: StoredPublication,
): ListedPublication => ({
  id,
  state,
  drafts,
  ...(note === undefined ? {} : { note }),
  ...(edition === undefined ? {} : { edition }),
  ...(refusal === undefined ? {} : { refusal }),
  publishAt: publish_at.toDate().toISOString(),
  by: by_name,
  at: at.toDate().toISOString(),
});
