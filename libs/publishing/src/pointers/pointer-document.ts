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

/** Earlier moves stay as they were written: those from before ADR 26 call the release `version`. */
const pastMove = z.union([
  z.strictObject({ release: z.string(), ...move }),
  z.strictObject({ version: z.string(), ...move }),
]);

/** A document `release_pointers/{app}`. The latest of the earlier moves comes first. */
export const pointerDocumentSchema = z.strictObject({
  revision: z.int().check(z.positive()),
  pointer: releasePointerSchema,
  ...move,
  history: z.array(pastMove),
});

type PointerDocument = z.infer<typeof pointerDocumentSchema>;
type PastMove = PointerDocument['history'][number];

/** The history in the document of the next move. */
export function historyAfter(last: PointerDocument | undefined): PastMove[] {
  return last ? [lastMove(last), ...last.history].slice(0, POINTER_HISTORY) : [];
}

function lastMove({ pointer, kind, moved_by, moved_at }: PointerDocument): PastMove {
  return { release: pointer.release, kind, moved_by, moved_at };
}

export function livePointer(document: PointerDocument): LivePointer {
  const { revision, pointer, history } = document;
  return { revision, pointer, moves: [lastMove(document), ...history].map(moveOf) };
}

function moveOf({ kind, moved_by, moved_at, ...id }: PastMove): Move {
  const release = 'release' in id ? id.release : id.version;
  return { release, kind, movedBy: moved_by, movedAt: moved_at.toDate() };
}
