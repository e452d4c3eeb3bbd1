import { HttpsError } from 'firebase-functions/https';
import { keepLaterAddresses } from '@raade/content-model/addresses/keep-addresses';
import { isSame } from '@raade/content-model/editions/drafts-between';
import { editionHash } from '@raade/content-model/editions/edition';
import type {
  RollBackContentRequest,
  RollBackContentResponse,
} from '@raade/contracts/content/editions';
import type { EditionParts } from '@raade/contracts/content/edition-file';
import { auditActionWith } from '../../base/audit/audit-log.ts';
import { firestore } from '../../base/firestore.ts';
import { editions, type LivePointer, readPointer } from '../../releases/editions/documents.ts';
import { requireParts, readAllParts } from '../../releases/editions/edition-parts.ts';
import type { Editor } from '../editor.ts';
import { requireRenderable } from './check-edition.ts';
import { writeEdition } from './go-live.ts';
import { editionOfRequest, movePointer } from './move-pointer.ts';
import { requireLive } from '../refusals.ts';
import { afterTrial, type RequireTried, type TrialSite } from './trial.ts';

/**
 * Makes an earlier edition live again. Addresses of pages that later editions have added stay valid. If there are any,
 * the result is a new edition with them. Drafts do not change.
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
  const earlierParts = await readAllParts(edition);
  if (!earlierParts) throw new HttpsError('not-found', 'There is no such edition.');
  const moveBack = (requireTried: RequireTried) =>
    firestore().runTransaction(async (transaction) => {
      const pointer = await readPointer(transaction);
      const doneEdition = editionOfRequest(pointer, request);
      if (doneEdition !== undefined) return { edition: doneEdition };
      if (pointer.edition === edition) return { edition };
      requireLive(pointer, seen);
      requireRenderable(earlierParts);
      const next = await withLaterAddresses(pointer, { edition, parts: earlierParts });
      requireTried({ ...next, pointer });
      const pointerMove = { kind: 'roll-back', request, note } as const;
      const isStored = (await transaction.get(editions().doc(next.edition))).exists;
      // The earlier edition itself is stored already, or is the sample.
      if (!isStored && next.edition !== edition)
        writeEdition(transaction, next.edition, { ...next, from: edition, pointerMove, editor });
      if (next.edition !== pointer.edition)
        movePointer(transaction, pointer, { edition: next.edition, pointerMove, editor });
      auditActionWith(
        transaction,
        editor.actor,
        'roll-back-content',
        editions().doc(edition).path,
        {
          from: pointer.edition,
        },
      );
      return { edition: next.edition };
    });
  return afterTrial(moveBack, site);
}

interface Edition {
  readonly edition: string;
  readonly parts: EditionParts;
}

/** Returns the edition, with the addresses that later editions have added, so that no link breaks. */
async function withLaterAddresses(pointer: LivePointer, earlier: Edition): Promise<Edition> {
  const partsWithAddresses = keepLaterAddresses(await requireParts(pointer.edition), earlier.parts);
  if (isSame(partsWithAddresses, earlier.parts)) return earlier;
  const parts = requireRenderable(partsWithAddresses);
  return { edition: await editionHash(parts), parts };
}
