import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type CONTENT_MOVES, MOVES_KEPT } from '@raade/contracts/content/editions';
import { type LivePointer, pointerDocument } from '../../releases/editions/documents.ts';
import type { Editor } from '../editor.ts';

/** Why the pointer moves. */
export interface Moving {
  readonly kind: (typeof CONTENT_MOVES)[number];
  /** Of the sender's own: what is sent twice moves it once. */
  readonly request: string;
  readonly note?: string | undefined;
}

/** Returns the edition that went live by this request; undefined if none did. */
export const movedBy = ({ moves }: LivePointer, request: string): string | undefined =>
  moves.find((move) => move.request === request)?.edition;

/** Makes an edition live, within a transaction that has read the pointer. */
export function movePointer(
  transaction: Transaction,
  pointer: LivePointer,
  { edition, moving, editor }: { edition: string; moving: Moving; editor: Editor },
): void {
  const { kind, request, note } = moving;
  const move = {
    ...{ edition, from: pointer.edition, kind, request },
    ...(note ? { note } : {}),
    by: editor.actor.actor,
    by_name: editor.name,
    // Firestore sets no time of its own within a list.
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
