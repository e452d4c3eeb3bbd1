import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { Failure } from '@raade/contracts/failure';
import type { MovePointersRequest, MovePointersResponse } from '@raade/contracts/pointer-moves';
import type { Pointer } from '@raade/contracts/releases';
import { historyAfter, pointerDocumentSchema } from '@raade/publishing/pointers/pointer-document';
import type { LivePointers } from '@raade/publishing/pointers/pointer-store';
import { ACCEPTABLE, type Acceptable } from '@raade/publishing/gates/site-move';
import { verifyMove } from '@raade/publishing/verify/verify-move';
import type { Actor } from '../audit/actor.ts';
import { noteActionWith } from '../audit/audit-log.ts';
import { firestore } from '../firestore.ts';
import { pointers, readPointers } from '../publishing/live-pointers.ts';
import { publisherOf, type Publisher } from '../publishing/publisher.ts';

/** Who moves a pointer: a person, or a workflow. */
export interface Mover {
  readonly actor: Actor;
  /** As it stands in the history. */
  readonly name: string;
  readonly mayMove: (app: string) => boolean;
}

const LONGEST_MESSAGE = 2000;

/**
 * Moves pointers, all or none, once all that is checked before a move holds. The only writer of pointers: rules deny
 * all others. One that is live already stays so.
 *
 * @throws HttpsError `permission-denied` for an app that is not the mover's, `aborted` if somebody was quicker,
 * `failed-precondition` if the releases may not go live, with the reason
 */
export async function movePointers(
  mover: Mover,
  request: MovePointersRequest,
  publisher: () => Publisher = publisherOf,
): Promise<MovePointersResponse> {
  if (!request.moves.every(({ app }) => mover.mayMove(app))) {
    throw new HttpsError('permission-denied', 'This account may not move that pointer.');
  }
  const live = await readPointers();
  for (const move of request.moves) requireSeen(move, live.get(move.app)?.revision ?? 0);
  const verified = await verify(request, live, publisher);
  const moving = verified.filter(({ app, release }) => live.get(app)?.pointer?.release !== release);
  if (moving.length > 0) await write(mover, request, moving);
  return { moved: moving.map(({ app }) => app) };
}

async function verify(
  { moves, kind, accepted = [] }: MovePointersRequest,
  live: LivePointers,
  publisher: () => Publisher,
): Promise<readonly Pointer[]> {
  try {
    const terms = { kind, accepted: accepted.filter(isAcceptable) };
    const { fetched } = await verifyMove(moves, { ...publisher(), pointers: live }, terms);
    return fetched.map(({ pointer }) => pointer);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new HttpsError('failed-precondition', error.message.slice(0, LONGEST_MESSAGE));
  }
}

const isAcceptable = (name: string): name is Acceptable => Object.hasOwn(ACCEPTABLE, name);

function requireSeen({ app, seen }: MovePointersRequest['moves'][number], revision: number): void {
  if (seen === revision) return;
  throw new HttpsError('aborted', `Somebody else has moved ${app} meanwhile. Nothing was moved.`);
}

/** Everything is read before anything is written, as transactions want it. */
function write(
  mover: Mover,
  request: MovePointersRequest,
  moving: readonly Pointer[],
): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const found = await Promise.all(moving.map(({ app }) => transaction.get(pointers().doc(app))));
    moving.forEach((pointer, index) => {
      const data = found[index]?.data();
      const last = data && pointerDocumentSchema.parse(data);
      const move = request.moves.find(({ app }) => app === pointer.app);
      if (move) requireSeen(move, last?.revision ?? 0);
      const { kind, reason } = request;
      transaction.set(pointers().doc(pointer.app), {
        revision: (last?.revision ?? 0) + 1,
        pointer,
        kind,
        moved_by: mover.name,
        moved_at: FieldValue.serverTimestamp(),
        ...(reason ? { reason } : {}),
        history: historyAfter(last),
      });
      const before = last?.pointer.release ?? null;
      note(transaction, mover, { pointer, kind, before, accepted: request.accepted ?? [] });
    });
  });
}

interface Noted extends Pick<MovePointersRequest, 'kind'> {
  readonly accepted: readonly string[];
  readonly pointer: Pointer;
  /** The release that was live. */
  readonly before: string | null;
}

function note(
  transaction: Transaction,
  { actor }: Mover,
  { pointer, kind, before, accepted }: Noted,
): void {
  const { app, release } = pointer;
  const details = {
    kind,
    release,
    before,
    ...(accepted.length > 0 && { accepted: [...accepted] }),
  };
  noteActionWith(transaction, {
    ...actor,
    action: 'move-pointer',
    subject: `${pointers().path}/${app}`,
    details,
  });
}
