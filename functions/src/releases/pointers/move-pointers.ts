import { isDeepStrictEqual } from 'node:util';
import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { type Acceptable, isAcceptable } from '@raade/contracts/releases/acceptable';
import { Failure } from '@raade/contracts/base/failure';
import type {
  MovePointersRequest,
  MovePointersResponse,
} from '@raade/contracts/releases/pointer-moves';
import type { Pointer } from '@raade/contracts/releases/releases';
import { historyAfter, pointerDocumentSchema } from '@raade/publishing/pointers/pointer-document';
import type { LivePointers } from '@raade/publishing/pointers/pointer-store';
import { RenderingUnavailable } from '@raade/publishing/renderers/render-pages';
import { MoveRefused } from '@raade/publishing/gates/check-gates';
import { type VerifiedReleases, verifyMove } from '@raade/publishing/verify/verify-move';
import { mayMovePointer } from '@raade/contracts/staff/claims';
import { auditActionWith } from '../../base/audit/audit-log.ts';
import { firestore } from '../../base/firestore.ts';
import { liveEdition } from '../editions/live-edition.ts';
import {
  livePointersIn,
  pointers,
  readPointers,
  type Revisions,
  revisionsOf,
} from '../publishing/live-pointers.ts';
import { publisherOf, type Publisher } from '../publishing/publisher.ts';
import type { Actor } from '../../base/audit/actor.ts';
import { accountOf } from '../../base/rights/account.ts';

const MESSAGE_LIMIT = 2000;
/** Limit of checks of a move. Another one is needed if other pointers move during a check. */
const MOST_TRIES = 3;

/**
 * Moves the pointers of releases, all or none, after all checks. No other code writes pointers. If another pointer
 * moves during the checks, they are repeated, so that only releases that were checked together go live together. A
 * pointer that has the requested release already does not move.
 *
 * @throws HttpsError `permission-denied` for an app of another team, `aborted` if somebody else has moved a pointer,
 * `failed-precondition` with the reason if the releases may not go live
 */
export async function movePointers(
  mover: Mover,
  request: MovePointersRequest,
  publisher: () => Publisher = publisherOf,
): Promise<MovePointersResponse> {
  if (!request.moves.every(({ app }) => mover.mayMove(app))) {
    throw new HttpsError('permission-denied', 'This account may not move that pointer.');
  }
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const moved = await tryToMove(mover, request, publisher);
    if (moved) return moved;
  }
  throw new HttpsError('aborted', 'Other releases keep changing during the check. Try again.');
}

/** Moves pointers. Returns undefined, and moves nothing, if another pointer has moved since the check. */
async function tryToMove(
  mover: Mover,
  request: MovePointersRequest,
  publisher: () => Publisher,
): Promise<MovePointersResponse | undefined> {
  const live = await readPointers();
  for (const move of request.moves) requireSeen(move, live.get(move.app)?.revision ?? 0);
  const { fetched, accepted, messages } = await verify(request, live, publisher);
  const pointersToMove = fetched
    .map(({ pointer }) => pointer)
    .filter(({ app, release }) => live.get(app)?.pointer?.release !== release);
  if (pointersToMove.length === 0) return { moved: [] };
  const checkedMove = { pointersToMove, accepted, checkedRevisions: revisionsOf(live) };
  if (!(await writePointers(mover, request, checkedMove))) return undefined;
  return { moved: pointersToMove.map(({ app }) => app), messages: [...messages] };
}

async function verify(
  { moves, kind, accepted = [] }: MovePointersRequest,
  live: LivePointers,
  publisher: () => Publisher,
): Promise<VerifiedReleases> {
  try {
    const liveState = { pointers: live, edition: await liveEdition() };
    const conditions = { kind, accepted: accepted.filter(isAcceptable) };
    return await verifyMove(moves, { ...publisher(), ...liveState }, conditions);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error instanceof RenderingUnavailable) throw new HttpsError('unavailable', error.message);
    const details = error instanceof MoveRefused ? { objections: error.objections } : undefined;
    const message = error.message.slice(0, MESSAGE_LIMIT);
    throw new HttpsError('failed-precondition', message, details);
  }
}

/** Refuses a move if the pointer has changed since the caller saw it. */
function requireSeen({ app, seen }: MovePointersRequest['moves'][number], revision: number): void {
  if (seen === revision) return;
  throw new HttpsError(
    'aborted',
    `Somebody else has moved ${app} in the meantime. Nothing was moved.`,
  );
}

interface CheckedMove {
  /** The pointers without those that have the requested release already. */
  readonly pointersToMove: readonly Pointer[];
  /** Objections of gates that the mover has accepted. */
  readonly accepted: readonly Acceptable[];
  /** Revisions of all pointers at the check. */
  readonly checkedRevisions: Revisions;
}

/** Writes the pointers. Returns false, and writes nothing, if a pointer has moved since the check. */
function writePointers(
  mover: Mover,
  request: MovePointersRequest,
  { pointersToMove, accepted, checkedRevisions }: CheckedMove,
): Promise<boolean> {
  const { kind, reason } = request;
  const acceptedField = accepted.length > 0 && { accepted: [...accepted] };
  return firestore().runTransaction(async (transaction) => {
    const { docs } = await transaction.get(pointers());
    if (!isDeepStrictEqual(revisionsOf(livePointersIn(docs)), checkedRevisions)) return false;
    for (const pointer of pointersToMove) {
      const document = pointers().doc(pointer.app);
      const data = docs.find(({ id }) => id === pointer.app)?.data();
      const storedDocument = data && pointerDocumentSchema.parse(data);
      transaction.set(document, {
        revision: (storedDocument?.revision ?? 0) + 1,
        pointer,
        kind,
        moved_by: mover.name,
        moved_at: FieldValue.serverTimestamp(),
        ...(reason ? { reason } : {}),
        ...acceptedField,
        history: historyAfter(storedDocument),
      });
      const before = storedDocument?.pointer.release ?? null;
      const { release } = pointer;
      const details = { kind, release, before, ...acceptedField };
      auditActionWith(transaction, mover.actor, 'move-pointer', document.path, details);
    }
    return true;
  });
}

/** The person or workflow that moves a pointer. */
export interface Mover {
  readonly actor: Actor;
  /** Name in the history. */
  readonly name: string;
  readonly mayMove: (app: string) => boolean;
}

export async function moverOf(actor: Actor): Promise<Mover> {
  // The account may have lost a right since its token was issued.
  const account = await accountOf(actor.actor);
  const claims = account?.customClaims ?? {};
  const name = account?.email ?? actor.actor;
  return { actor, name, mayMove: (app) => mayMovePointer(claims, app) };
}
