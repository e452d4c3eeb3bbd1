import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type CONTENT_MOVES, MOVES_KEPT } from '@raade/contracts/content/editions';
import { type LivePointer, pointerDocument } from '../../releases/editions/documents.ts';
import type { Editor } from '../editor.ts';

/** Reason and origin of a move of the content pointer. */
export interface PointerMove {
  readonly kind: (typeof CONTENT_MOVES)[number];
  /** Id that the sender has chosen: a repeated request moves the pointer once. */
  readonly request: string;
  readonly note?: string | undefined;
}

/** Returns the edition that this request has made live; undefined if it has not been carried out. */
export const editionOfRequest = ({ moves }: LivePointer, request: string): string | undefined =>
  moves.find((move) => move.request === request)?.edition;

/** Makes an edition live, within a transaction that has read the pointer. */
export function movePointer(
  transaction: Transaction,
  pointer: LivePointer,
  { edition, pointerMove, editor }: { edition: string; pointerMove: PointerMove; editor: Editor },
): void {
  const { kind, request, note } = pointerMove;
  const move = {
    edition,
    from: pointer.edition,
    kind,
    request,
    ...(note ? { note } : {}),
    by: editor.actor.actor,
    by_name: editor.name,
    // Firestore sets no server timestamps inside of arrays.
    at: Timestamp.now(),
  };
  transaction.set(pointerDocument(), {
    edition,
    revision: pointer.revision + 1,
    by: editor.actor.actor,
    at: FieldValue.serverTimestamp(),
    moves: [move, ...pointer.moves].slice(0, MOVES_KEPT),
  });
}
