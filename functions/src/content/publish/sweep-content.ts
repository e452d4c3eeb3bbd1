import { FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { contentRefusalSchema } from '@raade/contracts/content/findings';
import { actorOf } from '../../base/audit/actor.ts';
import { auditActionWith } from '../../base/audit/audit-log.ts';
import { causeOf } from '../../base/callable/failure.ts';
import { firestore } from '../../base/firestore.ts';
import { accountMay } from '../../base/rights/account.ts';
import {
  publicationIn,
  publications,
  type StoredPublication,
  readPointer,
} from '../../releases/editions/documents.ts';
import type { Editor } from '../editor.ts';
import { publishIn } from './publish-content.ts';
import { afterTrial, type RequireTried, type TrialSite } from './trial.ts';

const PUBLICATIONS_PER_RUN = 20;

/**
 * Carries out the scheduled publications that are due; part of the sweep, which runs each minute. A publication that
 * may not go live is refused: its drafts stay, and it stores the reason. After other errors the next run tries again.
 *
 * @returns number of published and of refused publications
 */
export async function sweepContent(now = Date.now(), site?: TrialSite) {
  const due = publications().where('due_at', '<=', Timestamp.fromMillis(now));
  const { docs } = await due.orderBy('due_at').limit(PUBLICATIONS_PER_RUN).get();
  const counts = { published: 0, refused: 0 };
  for (const { ref } of docs) {
    try {
      const outcome = await carryOut(ref, site);
      if (outcome) counts[outcome] += 1;
    } catch (error) {
      logger.error('a publication failed', { id: ref.id, cause: causeOf(error) });
    }
  }
  return counts;
}

/** Publishes or refuses a publication. Returns undefined if it was withdrawn in the meantime. */
async function carryOut(
  document: DocumentReference,
  site: TrialSite | undefined,
): Promise<'published' | 'refused' | undefined> {
  const publication = publicationIn(await document.get());
  const editor = { actor: await actorOf(publication.by), name: publication.by_name };
  try {
    // The editor's right may have been taken since.
    if (!(await accountMay(publication.by, 'content.publish'))) {
      const message =
        'The person who scheduled it may no longer publish. Another editor has to publish it.';
      throw new HttpsError('failed-precondition', message);
    }
    return await afterTrial((requireTried) => publish(document, editor, requireTried), site);
  } catch (error) {
    if (!(error instanceof HttpsError) || error.code !== 'failed-precondition') throw error;
    return refuse(document, editor, error);
  }
}

function publish(document: DocumentReference, editor: Editor, requireTried: RequireTried) {
  return firestore().runTransaction(async (transaction) => {
    const pointer = await readPointer(transaction);
    const { state, drafts, note } = publicationIn(await transaction.get(document));
    if (state !== 'waiting') return undefined;
    const pointerMove = { kind: 'publish', request: document.id, note } as const;
    const edition = await publishIn(transaction, pointer, {
      drafts,
      pointerMove,
      editor,
      requireTried,
    });
    transaction.update(document, { ...endedState('published'), edition });
    return 'published' as const;
  });
}

function refuse(document: DocumentReference, editor: Editor, { message, details }: HttpsError) {
  return firestore().runTransaction(async (transaction) => {
    if (publicationIn(await transaction.get(document)).state !== 'waiting') return undefined;
    const { data } = z.safeParse(contentRefusalSchema, details);
    const findings = data?.reason === 'findings' ? data.findings : [];
    const drafts = data?.reason === 'drafts-changed' ? { drafts: data.drafts } : {};
    transaction.update(document, {
      ...endedState('refused'),
      refused_at: Timestamp.now(),
      refusal: { message: firstLine(message), findings, ...drafts },
    });
    auditActionWith(transaction, editor.actor, 'refuse-content', document.path, {
      findings: findings.length,
    });
    logger.error('a publication was refused', { id: document.id, findings: findings.length });
    return 'refused' as const;
  });
}

/** The first line is enough for editors, who get the findings as a list. The other lines name items by id. */
const firstLine = (message: string) => message.split('\n', 1).join('');

/** The fields of a publication that has ended. Without `due_at`, it is not found as due. */
const endedState = (state: StoredPublication['state']) => ({ state, due_at: FieldValue.delete() });
