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
/** Limit of confirmations that one query reads. */
const QUERY_LIMIT = 50;
const EXPIRED_REASON = 'Not sent: too many confirmations were requested.';
const MALFORMED_REASON = 'Not sent: the record of this confirmation is malformed.';

interface Run {
  readonly now: () => number;
  /** End of this run, in milliseconds since 1970. Later confirmations wait for the next run. */
  readonly until: number;
}

/**
 * Releases held confirmations to the queue that sends them, within the hourly limits for their networks and in total,
 * and the daily limit for their mailbox. The newest come first, so that a flood does not delay people who apply now.
 * Those over a limit are tried again when its window ends; malformed and expired ones fail. Stores the number of held
 * ones for staff.
 */
export async function releaseConfirmations(run: Run): Promise<void> {
  let heldCount = await countHeld();
  if (heldCount > 0) {
    await releaseDue(run);
    heldCount = await countHeld();
  }
  const document = collection('settings').doc(WAITING_CONFIRMATIONS);
  if (((await document.get()).get('waiting') ?? 0) === heldCount) return;
  await document.set({ waiting: heldCount, noted_at: FieldValue.serverTimestamp() });
}

const heldConfirmations = () => confirmations().where('status', '==', 'held');

async function countHeld(): Promise<number> {
  return (await heldConfirmations().count().get()).data().count;
}

async function releaseDue({ now, until }: Run): Promise<void> {
  while (now() < until) {
    const { docs } = await heldConfirmations()
      .where('due_at', '<=', Timestamp.fromMillis(now()))
      .orderBy('due_at', 'desc')
      .limit(QUERY_LIMIT)
      .get();
    if (docs.length === 0) return;
    for (const { ref } of docs) {
      if ((await release(ref, now())) === 'no-room') return;
    }
  }
}

/** Releases one confirmation if the limits allow it. @returns `no-room` if the total limit of this hour is reached */
function release(entry: DocumentReference, now: number): Promise<'done' | 'no-room'> {
  return firestore().runTransaction(async (transaction) => {
    const document = await transaction.get(entry);
    // Another run may have released it in the meantime.
    if (document.get('status') !== 'held') return 'done';
    const confirmation = z.safeParse(heldConfirmationSchema, document.data()).data;
    const createdAt = confirmation?.created_at.toMillis() ?? 0;
    if (confirmation === undefined || now >= createdAt + CONFIRMATION_WAITS_MS) {
      const reason = confirmation ? EXPIRED_REASON : MALFORMED_REASON;
      transaction.update(entry, { status: 'failed', reason, due_at: null });
      return 'done';
    }
    // `EVERYWHERE` is a list of one network, which stands for all.
    const { to, networks } = confirmation;
    const lastMail = collection('limits').doc(`confirmation-mail_${mailboxOf(to)}`);
    const total = counterOf(IN_TOTAL, EVERYWHERE[0]?.hash ?? '', now);
    const perNetwork = networks.map(({ hash }) => counterOf(PER_NETWORK, hash, now));
    const [mailNote, inTotal, ...counts] = await transaction.getAll(lastMail, total, ...perNetwork);
    if (countIn(inTotal) >= APPLICATION_RATES.confirmations) return 'no-room';

    // A wider network has `share` times the limit of a single address.
    const isOver = networks.some(
      ({ share }, index) =>
        countIn(counts[index]) >= APPLICATION_RATES.confirmationsPerNetwork * share,
    );
    const nextWindow = (windowOf(now) + 1) * HOUR_MS;
    const sendAt = Math.max(earliestMailTime(mailNote), isOver ? nextWindow : now);
    if (sendAt > now) {
      transaction.update(entry, { due_at: Timestamp.fromMillis(sendAt) });
      return 'done';
    }
    transaction.update(entry, { ...WAITING, due_at: Timestamp.fromMillis(now) });
    for (const counter of [total, ...perNetwork])
      transaction.set(counter, oneMore(now), { merge: true });
    transaction.set(lastMail, {
      last_mail_at: Timestamp.fromMillis(now),
      expires_at: Timestamp.fromMillis(now + CONFIRMATION_PAUSE_MS),
    });
    return 'done';
  });
}

/** The earliest time of a mailbox's next confirmation, in milliseconds since 1970. */
function earliestMailTime(lastMailSnapshot: DocumentSnapshot | undefined): number {
  const at: unknown = lastMailSnapshot?.get('last_mail_at');
  return at instanceof Timestamp ? at.toMillis() + CONFIRMATION_PAUSE_MS : 0;
}
