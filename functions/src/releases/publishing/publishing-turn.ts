import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { firestore, writeAsSeen } from '../../base/firestore.ts';
import type { Revisions } from './live-pointers.ts';
import { parsePublishing, type Publishing, publishingDocument } from './publishing-document.ts';

/** Longer than the last step of a publish may take, with all its tries: nobody else goes live meanwhile. */
const TURN_MS = 180_000;

/** The failure of work whose turn is over: somebody else publishes by now. */
class TurnIsOver extends Error {
  constructor() {
    super('Somebody else publishes the site by now.');
  }
}

/** What became of a turn's work, and of which state of the pointers that was. */
export interface TurnNote {
  readonly revisions: Revisions;
  /** Either what is live, or why it is not. */
  readonly result: Omit<NonNullable<Publishing['live']>, 'at' | 'revisions'> | string;
}

/** The turn of one publisher: while it lasts, no other makes anything live. */
export interface Turn {
  /** Makes the turn last; rejects if it is over. */
  readonly renew: () => Promise<void>;
  /** Notes what became of it, and ends it. */
  readonly end: (note: TurnNote) => Promise<void>;
}

export const isTaken = ({ turn }: Publishing): boolean =>
  turn !== undefined && turn.until.toMillis() > Date.now();

/**
 * Takes the turn; undefined if somebody has it, or was quicker. No transaction: those of a hundred at once would wait
 * for each other's locks.
 */
export async function takeTurn(): Promise<Turn | undefined> {
  const holder = randomUUID();
  const found = await publishingDocument().get();
  if (isTaken(parsePublishing(found.data()))) return undefined;
  const isOurs = await writeAsSeen(found, { turn: turnOf(holder) });
  return isOurs ? { renew: () => renew(holder), end: (note) => end(holder, note) } : undefined;
}

const turnOf = (holder: string) => ({ holder, until: Timestamp.fromMillis(Date.now() + TURN_MS) });

async function requireTurn(transaction: Transaction, holder: string): Promise<Publishing> {
  const publishing = parsePublishing((await transaction.get(publishingDocument())).data());
  if (publishing.turn?.holder !== holder) throw new TurnIsOver();
  return publishing;
}

function renew(holder: string): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    await requireTurn(transaction, holder);
    transaction.set(publishingDocument(), { turn: turnOf(holder) }, { merge: true });
  });
}

function end(holder: string, note: TurnNote): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const before = await requireTurn(transaction, holder);
    const fields = { ...noted(note, before), turn: FieldValue.delete() };
    // A map is replaced, not merged: an app that is gone would stay in it.
    transaction.set(publishingDocument(), fields, { mergeFields: Object.keys(fields) });
  });
}

function noted({ revisions, result }: TurnNote, { failure: before }: Publishing) {
  const at = FieldValue.serverTimestamp();
  if (typeof result !== 'string') {
    return { live: { ...result, revisions, at }, failure: FieldValue.delete() };
  }
  const isAgain = isDeepStrictEqual(before?.revisions, revisions);
  const tries = isAgain ? (before?.tries ?? 0) + 1 : 1;
  return { failure: { message: result, revisions, at, tries } };
}
