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
 * Makes an earlier edition live again. Addresses that later editions have added to its pages stay valid: with any of
 * them, the result is a new edition. Drafts do not change.
 *
 * @returns the edition that is live now
 * @throws HttpsError `not-found` if there is no such edition; `failed-precondition` if the live edition has changed
 * since the editor saw it, or if the current build of the site cannot render the result
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

/** Returns the edition, with the addresses that later editions have added, so that no link breaks. */
async function withLaterAddresses(pointer: LivePointer, earlier: Edition): Promise<Edition> {
  const kept = keepLaterAddresses(await knownParts(pointer.edition), earlier.parts);
  if (isSame(kept, earlier.parts)) return earlier;
  const parts = requireRenderable(kept);
  return { edition: await editionHash(parts), parts };
}
