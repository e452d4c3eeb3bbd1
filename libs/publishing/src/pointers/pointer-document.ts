import { describeIssues } from '@raade/contracts/base/describe-issues';
import type { LivePointer, Move } from '@raade/contracts/releases/pointer-moves';
import { MOVE_KINDS, POINTER_HISTORY, pointerSchema } from '@raade/contracts/releases/releases';
import * as z from 'zod/mini';

/** A Firestore timestamp. The SDKs for browsers and functions have different classes for it. */
const timestamp = z.custom<{ toDate(): Date }>(
  (value: unknown) => typeof value === 'object' && value !== null && 'toDate' in value,
);

const moveFields = {
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

/** Id and digest of a release. A pointer that was written by hand may lack them. */
const releaseFields = { release: z.optional(z.string()), digest: z.optional(z.string()) };
const pastMove = z.object({ ...releaseFields, ...moveFields });

/**
 * A document `release_pointers/{app}`. `history` contains the earlier moves, latest first. The pointer is checked
 * separately, so that an invalid one can still be replaced. Unknown fields are allowed, since functions may be rolled
 * back to a version that does not know newer fields.
 */
export const pointerDocumentSchema = z.object({
  revision: z.int().check(z.positive()),
  pointer: z.looseObject(releaseFields),
  ...moveFields,
  history: z.array(pastMove),
});

export type PointerDocument = z.infer<typeof pointerDocumentSchema>;
type PastMove = PointerDocument['history'][number];

/** The history for the document that replaces this one at the next move. */
export function historyAfter(document: PointerDocument | undefined): PastMove[] {
  return document ? [lastMove(document), ...document.history].slice(0, POINTER_HISTORY) : [];
}

function lastMove(document: PointerDocument): PastMove {
  const { pointer, kind, moved_by, moved_at, reason, accepted } = document;
  const { release = '', digest } = pointer;
  const optionalFields = {
    ...(digest === undefined ? {} : { digest }),
    ...(reason ? { reason } : {}),
    ...(accepted ? { accepted } : {}),
  };
  return { release, ...optionalFields, kind, moved_by, moved_at };
}

/** Reads the document of an app. A pointer of another app is a problem. */
export function livePointer(app: string, document: PointerDocument): LivePointer {
  const { revision, pointer, history } = document;
  const moves = [lastMove(document), ...history].map(moveOf);
  const result = pointerSchema.safeParse(pointer);
  const issues = result.error?.issues ?? [];
  if (result.data?.app === app) return { revision, pointer: result.data, moves };
  const problem = issues.length > 0 ? describeIssues(issues) : `it is that of ${result.data?.app}`;
  return { revision, problem, moves };
}

/** Checks and reads a document. If it is invalid, the result contains the problem; other apps are not affected. */
export function livePointerOf(app: string, data: unknown): LivePointer {
  const result = pointerDocumentSchema.safeParse(data);
  if (result.success) return livePointer(app, result.data);
  const problem = describeIssues(result.error.issues);
  return { revision: 0, problem, moves: [] };
}

function moveOf({ moved_by, moved_at, release = '', ...move }: PastMove): Move {
  return { ...move, release, movedBy: moved_by, movedAt: moved_at.toDate().toISOString() };
}
