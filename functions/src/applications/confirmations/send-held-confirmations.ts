import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  APPLICATION_RATES,
  CONFIRMATION_PAUSE_MS,
  CONFIRMATION_WAITS_MS,
  WAITING_CONFIRMATIONS,
} from '@raade/contracts/applications/application-rates';
import { WAITING } from '../../mail/deliveries/delivery-state.ts';
import { collection, firestore } from '../../base/firestore.ts';
import { counterOf, countIn, HOUR_MS, oneMore, windowOf } from '../../base/limits/counter.ts';
import { mailboxOf } from '../../base/limits/mailbox.ts';
import { confirmations, heldConfirmationSchema } from './confirmation-mail.ts';
import { EVERYWHERE } from '../../base/limits/network.ts';

const PER_NETWORK = 'confirmations_network';
const IN_TOTAL = 'confirmations';
/** Confirmations that one query reads. */
const AT_ONCE = 50;
const NO_TURN = 'This confirmation never had its turn: too many were asked for.';

interface Run {
  readonly now: () => number;
  /** Milliseconds since 1970 after which the rest waits for the next run. */
  readonly until: number;
}

/**
 * Releases held confirmations, the newest first, within the hourly limits for their networks and in total, and the
 * daily limit for their mailbox. Those over a limit are tried again when its window ends. Notes for staff how many are
 * still held.
 */
export async function releaseConfirmations(run: Run): Promise<void> {
  let waiting = await countHeld();
  if (waiting > 0) {
    await giveTurns(run);
    waiting = await countHeld();
  }
  const document = collection('settings').doc(WAITING_CONFIRMATIONS);
  if (((await document.get()).get('waiting') ?? 0) === waiting) return;
  await document.set({ waiting, noted_at: FieldValue.serverTimestamp() });
}

const heldConfirmations = () => confirmations().where('status', '==', 'held');

async function countHeld(): Promise<number> {
  return (await heldConfirmations().count().get()).data().count;
}

async function giveTurns({ now, until }: Run): Promise<void> {
  while (now() < until) {
    const { docs } = await heldConfirmations()
      .where('due_at', '<=', Timestamp.fromMillis(now()))
      .orderBy('due_at', 'desc')
      .limit(AT_ONCE)
      .get();
    if (docs.length === 0) return;
    for (const { ref } of docs) {
      if ((await giveTurn(ref, now())) === 'no-room') return;
    }
  }
}

/** @returns `no-room` if the total limit of this hour is reached */
function giveTurn(entry: DocumentReference, now: number): Promise<'done' | 'no-room'> {
  return firestore().runTransaction(async (transaction) => {
    const document = await transaction.get(entry);
    // Another run may have given it its turn meanwhile.
    if (document.get('status') !== 'held') return 'done';
    const held = z.safeParse(heldConfirmationSchema, document.data()).data;
    if (held === undefined || now >= held.created_at.toMillis() + CONFIRMATION_WAITS_MS) {
      transaction.update(entry, { status: 'failed', reason: NO_TURN, due_at: null });
      return 'done';
    }
    const lastMail = collection('limits').doc(`confirmation-mail_${mailboxOf(held.to)}`);
    const total = counterOf(IN_TOTAL, EVERYWHERE[0]?.hash ?? '', now);
    const networks = held.networks.map(({ hash }) => counterOf(PER_NETWORK, hash, now));
    const [last, inTotal, ...counts] = await transaction.getAll(lastMail, total, ...networks);
    if (countIn(inTotal) >= APPLICATION_RATES.confirmations) return 'no-room';

    const isOver = held.networks.some(
      ({ share }, index) =>
        countIn(counts[index]) >= APPLICATION_RATES.confirmationsPerNetwork * share,
    );
    const turn = Math.max(nextMailAt(last), isOver ? (windowOf(now) + 1) * HOUR_MS : now);
    if (turn > now) {
      transaction.update(entry, { due_at: Timestamp.fromMillis(turn) });
      return 'done';
    }
    transaction.update(entry, { ...WAITING, due_at: Timestamp.fromMillis(now) });
    for (const counter of [total, ...networks])
      transaction.set(counter, oneMore(now), { merge: true });
    transaction.set(lastMail, {
      last_mail_at: Timestamp.fromMillis(now),
      expires_at: Timestamp.fromMillis(now + CONFIRMATION_PAUSE_MS),
    });
    return 'done';
  });
}

/** The earliest time of a mailbox's next confirmation, in milliseconds since 1970. */
function nextMailAt(last: DocumentSnapshot | undefined): number {
  const at: unknown = last?.get('last_mail_at');
  return at instanceof Timestamp ? at.toMillis() + CONFIRMATION_PAUSE_MS : 0;
}
