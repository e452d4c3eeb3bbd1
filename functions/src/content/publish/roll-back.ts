import { HttpsError } from 'firebase-functions/https';
import type {
  RollBackContentRequest,
  RollBackContentResponse,
} from '@raade/contracts/content/editions';
import { noteActionWith } from '../../audit/audit-log.ts';
import { firestore } from '../../firestore.ts';
import { editions, pointerDocument, pointerIn } from '../../editions/documents.ts';
import { partsOf } from '../../editions/edition-parts.ts';
import type { Editor } from '../editor.ts';
import { requireRenderable } from './check-edition.ts';
import { movedBy, movePointer } from './move-pointer.ts';
import { requireLive } from './require-live.ts';
import { afterTrial, type RequireTried, type TrialSite } from './trial.ts';

/**
 * Makes an edition live that was so before. Drafts stay as they are.
 *
 * @throws HttpsError `not-found` for one that there is not, `failed-precondition` if another edition is live than was
 * seen, or if the site as it is built now could not render it
 */
export async function rollBack(
  { request, edition, seen, note }: RollBackContentRequest,
  editor: Editor,
  site?: TrialSite,
): Promise<RollBackContentResponse> {
  const parts = await partsOf(edition);
  if (!parts) throw new HttpsError('not-found', 'There is no such edition.');
  const moveBack = (requireTried: RequireTried) =>
    firestore().runTransaction(async (transaction) => {
      const pointer = pointerIn(await transaction.get(pointerDocument()));
      if (movedBy(pointer, request) !== undefined || pointer.edition === edition)
        return { edition };
      requireLive(pointer, seen);
      requireRenderable(parts);
      requireTried({ edition, parts, pointer });
      const moving = { kind: 'roll-back', request, note } as const;
      movePointer(transaction, pointer, { edition, moving, editor });
      noteActionWith(transaction, {
        ...editor.actor,
        action: 'roll-back-content',
        subject: editions().doc(edition).path,
        details: { from: pointer.edition },
      });
      return { edition };
    });
  return afterTrial(moveBack, site);
}
