import { FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { contentRefusalSchema } from '@raade/contracts/content/findings';
import { actorOf } from '../../base/audit/actor.ts';
import { noteActionWith } from '../../base/audit/audit-log.ts';
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

const AT_ONCE = 20;

/**
 * Makes live whose time has come. What may not go live stays drafts, and the publication says why; what merely failed
 * is tried again the next time.
 *
 * @returns how many went live, and how many were refused
 */
export async function sweepContent(now = Date.now(), site?: TrialSite) {
  const due = publications().where('due_at', '<=', Timestamp.fromMillis(now));
  const { docs } = await due.orderBy('due_at').limit(AT_ONCE).get();
  const ended = { published: 0, refused: 0 };
  for (const { ref } of docs) {
    try {
      const how = await carryOut(ref, site);
      if (how) ended[how] += 1;
    } catch (error) {
      logger.error('a publication failed', { id: ref.id, cause: causeOf(error) });
    }
  }
  return ended;
}

/** Undefined: somebody has withdrawn it meanwhile. */
async function carryOut(
  document: DocumentReference,
  site: TrialSite | undefined,
): Promise<'published' | 'refused' | undefined> {
  const publication = publicationIn(await document.get());
  const editor = { actor: await actorOf(publication.by), name: publication.by_name };
  try {
    // Whose right was taken publishes nothing any more.
    if (!(await accountMay(publication.by, 'content.publish'))) {
      const message = 'Whoever had it wait may publish no more. Somebody else has to.';
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
    const moving = { kind: 'publish', request: document.id, note } as const;
    const edition = await publishIn(transaction, pointer, {
      ...{ drafts, moving, editor, requireTried },
    });
    transaction.update(document, { ...ended('published'), edition });
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
      ...ended('refused'),
      refused_at: Timestamp.now(),
      refusal: { says: firstLine(message), findings, ...drafts },
    });
    noteActionWith(transaction, editor.actor, 'refuse-content', document.path, {
      findings: findings.length,
    });
    logger.error('a publication was refused', { id: document.id, findings: findings.length });
    return 'refused' as const;
  });
}

/** Lines below the first name items by their ids, for who has no editor; editors have what follows it as a list. */
const firstLine = (message: string) => message.split('\n', 1).join('');

const ended = (state: StoredPublication['state']) => ({ state, due_at: FieldValue.delete() });
