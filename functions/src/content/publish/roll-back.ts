import { HttpsError } from 'firebase-functions/https';
import { keepLaterAddresses } from '@raade/content-model/addresses/keep-addresses';
import { isSame } from '@raade/content-model/editions/drafts-between';
import { editionHash } from '@raade/content-model/editions/edition';
import type {
  RollBackContentRequest,
  RollBackContentResponse,
} from '@raade/contracts/content/editions';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import { noteActionWith } from '../../base/audit/audit-log.ts';
import { firestore } from '../../base/firestore.ts';
import { editions, type LivePointer, readPointer } from '../../releases/editions/documents.ts';
import { knownParts, partsOf } from '../../releases/editions/edition-parts.ts';
import type { Editor } from '../editor.ts';
import { requireRenderable } from './check-edition.ts';
import { writeEdition } from './go-live.ts';
import { movedBy, movePointer } from './move-pointer.ts';
import { requireLive } from '../refused.ts';
import { afterTrial, type RequireTried, type TrialSite } from './trial.ts';

/**
 * Makes an edition live that was so before; with the addresses that lead to its pages since, if there are any, which is
 * an edition of its own then. Drafts stay as they are.
 *
 * @returns what is live
 *
 * @throws HttpsError `not-found` for one that there is not, `failed-precondition` if another edition is live than was
 * seen, or if the site as it is built now could not render it
 */
export async function rollBack(
  { request, edition, seen, note }: RollBackContentRequest,
  editor: Editor,
  site?: TrialSite,
): Promise<RollBackContentResponse> {
  const earlier = await partsOf(edition);
  if (!earlier) throw new HttpsError('not-found', 'There is no such edition.');
  const moveBack = (requireTried: RequireTried) =>
    firestore().runTransaction(async (transaction) => {
      const pointer = await readPointer(transaction);
      const done = movedBy(pointer, request);
      if (done !== undefined || pointer.edition === edition) return { edition: done ?? edition };
      requireLive(pointer, seen);
      requireRenderable(earlier);
      const back = await withLaterAddresses(pointer, { edition, parts: earlier });
      requireTried({ ...back, pointer });
      const moving = { kind: 'roll-back', request, note } as const;
      const isKnown = (await transaction.get(editions().doc(back.edition))).exists;
      if (!isKnown && back.edition !== edition)
        writeEdition(transaction, back.edition, { ...back, from: edition, moving, editor });
      if (back.edition !== pointer.edition)
        movePointer(transaction, pointer, { edition: back.edition, moving, editor });
      noteActionWith(transaction, editor.actor, 'roll-back-content', editions().doc(edition).path, {
        from: pointer.edition,
      });
      return { edition: back.edition };
    });
  return afterTrial(moveBack, site);
}

interface Edition {
  readonly edition: string;
  readonly parts: EditionParts;
}

/** The same edition, or one with the addresses that have led to its pages since: no link ends by going back. */
async function withLaterAddresses(pointer: LivePointer, earlier: Edition): Promise<Edition> {
  const kept = keepLaterAddresses(await knownParts(pointer.edition), earlier.parts);
  if (isSame(kept, earlier.parts)) return earlier;
  const parts = requireRenderable(kept);
  return { edition: await editionHash(parts), parts };
}
