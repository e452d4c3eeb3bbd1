import { Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { isList } from '@raade/content-model/editions/lists';
import type { Draft } from '@raade/content-model/editions/merge-drafts';
import { CONTENT_LIMITS } from '@raade/contracts/content/parts';
import type { StoredDraft } from '../../releases/editions/documents.ts';
import type { Editor } from '../editor.ts';

/**
 * Builds the document of a draft. Its revision is greater than that of every earlier draft of the item, deleted ones
 * included, so that an editor who has seen one of those cannot overwrite this one.
 */
export function newDraft(
  { part, item, value }: Draft,
  editor: Editor,
  previousDraft?: StoredDraft,
): StoredDraft {
  return {
    part,
    item,
    json: value === null ? null : JSON.stringify(value),
    revision: Math.max(Date.now(), (previousDraft?.revision ?? 0) + 1),
    by: editor.actor.actor,
    by_name: editor.name,
    at: Timestamp.now(),
  };
}

/** Refuses a value that no draft of this part can have. @throws HttpsError `invalid-argument` */
export function requireShape({ part, item, value }: Draft): void {
  const problem = shapeProblem({ part, item, value });
  if (problem !== undefined) throw new HttpsError('invalid-argument', problem);
}

function shapeProblem({ part, item, value }: Draft): string | undefined {
  if (!isList(part)) {
    if (item !== null) return `item: ${part} is one text and has no items; send null`;
    return value === null ? `value: ${part} can be changed, but not removed` : undefined;
  }
  if (item !== null) return undefined;
  const isOrder = Array.isArray(value) && value.every((key) => typeof key === 'string');
  return isOrder ? undefined : `value: the order of ${part} must be a list of their ids`;
}

/** Refuses more drafts than the limit. @throws HttpsError `resource-exhausted` */
export function requireRoom(addedCount: number, draftCount: number): void {
  if (draftCount + addedCount <= CONTENT_LIMITS.drafts) return;
  throw new HttpsError(
    'resource-exhausted',
    `There are ${draftCount} drafts. Publish or discard some of them first.`,
  );
}
