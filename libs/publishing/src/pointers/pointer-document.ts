import { releasePointerSchema } from '@raade/contracts/registry';
import { MOVE_KINDS, POINTER_HISTORY } from '@raade/contracts/releases';
import { Timestamp } from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import type { LivePointer, Move } from './pointer-store.ts';

const move = {
  kind: z.enum(MOVE_KINDS),
  /** Address of the account, which the rules compare with its token. */
  moved_by: z.string(),
  /** The server's time. */
  moved_at: z.instanceof(Timestamp),
};

/** A document `release_pointers/{app}`. The latest of the earlier moves comes first. */
export const pointerDocumentSchema = z.strictObject({
  revision: z.int().check(z.positive()),
  pointer: releasePointerSchema,
  ...move,
  history: z.array(z.strictObject({ version: z.string(), ...move })),
});

type PointerDocument = z.infer<typeof pointerDocumentSchema>;
type PastMove = PointerDocument['history'][number];

/** What the document of the next move remembers. */
export function historyAfter(last: PointerDocument | undefined): PastMove[] {
  return last ? [lastMove(last), ...last.history].slice(0, POINTER_HISTORY) : [];
}

function lastMove({ pointer, kind, moved_by, moved_at }: PointerDocument): PastMove {
  return { version: pointer.version, kind, moved_by, moved_at };
}

export function livePointer(document: PointerDocument): LivePointer {
  const { revision, pointer, history } = document;
  return { revision, pointer, moves: [lastMove(document), ...history].map(moveOf) };
}

function moveOf({ version, kind, moved_by, moved_at }: PastMove): Move {
  return { version, kind, movedBy: moved_by, movedAt: moved_at.toDate() };
}
