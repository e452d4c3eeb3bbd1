import { describeIssues } from '@raade/contracts/base/describe-issues';
import type { LivePointer, Move } from '@raade/contracts/releases/pointer-moves';
import { MOVE_KINDS, POINTER_HISTORY, pointerSchema } from '@raade/contracts/releases/releases';
import * as z from 'zod/mini';

/** A time of Firestore's: browsers and functions have classes of their own for it. */
const timestamp = z.custom<{ toDate(): Date }>(
  (value: unknown) => typeof value === 'object' && value !== null && 'toDate' in value,
);

const move = {
  kind: z.enum(MOVE_KINDS),
  /** Address of the account, or name of the workflow. */
  moved_by: z.string(),
  /** The server's time. */
  moved_at: timestamp,
  /** The reason of the move, if one was given. */
  reason: z.optional(z.string()),
  /** Names of the objections of gates that were accepted. */
  accepted: z.optional(z.array(z.string())),
};

/** Names a release. A pointer that was written by hand may have no digest, and moves on like any other. */
const named = { release: z.optional(z.string()), digest: z.optional(z.string()) };
const pastMove = z.object({ ...named, ...move });

/**
 * A document `release_pointers/{app}`. The latest of the earlier moves comes first. Its pointer is checked by itself:
 * one that is none moves on like any other. Open: functions may be gone back to that know less.
 */
export const pointerDocumentSchema = z.object({
  revision: z.int().check(z.positive()),
  pointer: z.looseObject(named),
  ...move,
  history: z.array(pastMove),
});

export type PointerDocument = z.infer<typeof pointerDocumentSchema>;
type PastMove = PointerDocument['history'][number];

/** The history in the document of the next move. */
export function historyAfter(last: PointerDocument | undefined): PastMove[] {
  return last ? [lastMove(last), ...last.history].slice(0, POINTER_HISTORY) : [];
}

function lastMove(document: PointerDocument): PastMove {
  const { pointer, kind, moved_by, moved_at, reason, accepted } = document;
  const { release = '', digest } = pointer;
  const more = {
    ...(digest === undefined ? {} : { digest }),
    ...(reason ? { reason } : {}),
    ...(accepted ? { accepted } : {}),
  };
  return { release, ...more, kind, moved_by, moved_at };
}

/** @param app whose document it is: its pointer must be of the same */
export function livePointer(app: string, document: PointerDocument): LivePointer {
  const { revision, pointer, history } = document;
  const moves = [lastMove(document), ...history].map(moveOf);
  const result = pointerSchema.safeParse(pointer);
  const issues = result.error?.issues ?? [];
  if (result.data?.app === app) return { revision, pointer: result.data, moves };
  const problem = issues.length > 0 ? describeIssues(issues) : `it is that of ${result.data?.app}`;
  return { revision, problem, moves };
}

/** The same of a document that nobody has looked at. One that cannot be read is told of, and takes no other along. */
export function livePointerOf(app: string, data: unknown): LivePointer {
  const result = pointerDocumentSchema.safeParse(data);
  if (result.success) return livePointer(app, result.data);
  const problem = describeIssues(result.error.issues);
  return { revision: 0, problem, moves: [] };
}

function moveOf({ moved_by, moved_at, release = '', ...move }: PastMove): Move {
  return { ...move, release, movedBy: moved_by, movedAt: moved_at.toDate().toISOString() };
}
