import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import {
  APPLICATION_RATES,
  CONFIRMATION_PAUSE_MS,
  CONFIRMATION_WAITS_MS,
  WAITING_CONFIRMATIONS,
} from '@raade/contracts/applications/application-rates';
import '../../testing/test-environment.ts';
import { collection } from '../../base/firestore.ts';
import { counterOf, HOUR_MS } from '../../base/limits/counter.ts';
import { clearAll } from '../../testing/mail/registrants.ts';
import { confirmationEntry } from './confirmation-mail.ts';
import { releaseConfirmations } from './send-held-confirmations.ts';
import { EVERYWHERE } from '../../base/limits/network.ts';

/** The start of an hour, so that tests control when windows end. */
const NOW = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;
const TOTAL = counterOf('confirmations', EVERYWHERE[0]?.hash ?? '', NOW);

beforeEach(clearAll);

const release = (now = NOW) => releaseConfirmations({ now: () => now, until: now + 1 });

interface Held {
  readonly to?: string;
  readonly network?: string;
  readonly share?: number;
  readonly at?: number;
}

type Status = () => Promise<string>;

/** Creates a held confirmation, by default for a new mailbox and from a new network; returns its status. */
async function hold({ to, network, share = 1, at = NOW }: Held = {}): Promise<Status> {
  const entry = confirmationEntry('student', randomUUID());
  const created_at = Timestamp.fromMillis(at);
  await entry.create({
    kind: 'application-confirmation',
    to: to ?? `${randomUUID()}@example.org`,
    networks: [{ hash: network ?? randomUUID(), share }],
    status: 'held',
    due_at: created_at,
    created_at,
  });
  return async () => String((await entry.get()).get('status'));
}

const holdAll = (all: readonly Held[]) => Promise.all(all.map(hold));
const holdSame = (count: number, held: Held) => holdAll(Array.from({ length: count }, () => held));
const statusesOf = (entries: readonly Status[]) => Promise.all(entries.map((status) => status()));
const released = async (entries: readonly Status[]) =>
  (await statusesOf(entries)).filter((status) => status === 'waiting').length;

test.each([
  ['tags', (index: number) => `victim+${index}@example.org`],
  ['dots', (index: number) => `${'v.'.repeat(index)}${'v'.repeat(6 - index)}@gmail.com`],
  ['case', (index: number) => `${'V'.repeat(index)}${'v'.repeat(6 - index)}@example.org`],
  ['domain', (index: number) => `victim@${index % 2 ? 'gmail' : 'googlemail'}.com`],
])('six spellings of a mailbox that differ in %s get one mail a day', async (_what, spell) => {
  const entries = await holdAll(Array.from({ length: 6 }, (_, index) => ({ to: spell(index) })));
  await release();
  await release(NOW + CONFIRMATION_PAUSE_MS - 1);
  expect(await released(entries)).toBe(1);
  await release(NOW + CONFIRMATION_PAUSE_MS);
  expect(await released(entries)).toBe(2);
});

test('a network gets a limited number of confirmations an hour, the rest in the next', async () => {
  const network = randomUUID();
  const count = APPLICATION_RATES.confirmationsPerNetwork - 3;
  await counterOf('confirmations_network', network, NOW).set({ count });
  const entries = await holdSame(8, { network });
  const other = await hold();
  await release();
  expect(await released(entries)).toBe(3);
  expect(await other()).toBe('waiting');

  await release(NOW + HOUR_MS - 1);
  expect(await released(entries)).toBe(3);
  await release(NOW + HOUR_MS);
  expect(await released(entries)).toBe(8);
});

test('the limit of a wider network is multiplied by its shares', async () => {
  const network = randomUUID();
  const count = 4 * APPLICATION_RATES.confirmationsPerNetwork - 1;
  await counterOf('confirmations_network', network, NOW).set({ count });
  const entries = await holdSame(2, { network, share: 4 });
  await release();
  expect(await released(entries)).toBe(1);
});

test('the total of confirmations per hour is limited, and the newest are sent first', async () => {
  await TOTAL.set({ count: APPLICATION_RATES.confirmations - 2 });
  const minutes = [5, 1, 4, 2, 3];
  const entries = await holdAll(minutes.map((ago) => ({ at: NOW - ago * 60_000 })));
  await release();
  expect(await statusesOf(entries)).toEqual(['held', 'waiting', 'held', 'waiting', 'held']);
  await release(NOW + HOUR_MS);
  expect(await released(entries)).toBe(5);
});

test('a flood for one mailbox does not delay confirmations for others', async () => {
  await holdSame(60, { to: 'victim@example.org' });
  const older = await hold({ at: NOW - HOUR_MS });
  await release();
  expect(await older()).toBe('waiting');
});

test('a confirmation that is held for too long fails', async () => {
  const status = await hold({ at: NOW - CONFIRMATION_WAITS_MS });
  await release();
  expect(await status()).toBe('failed');
});

test('two simultaneous runs release and count each confirmation once', async () => {
  const entries = await holdSame(2, { network: randomUUID() });
  await Promise.allSettled([release(), release()]);
  // A run that waited too long for the lock fails, and the next one does its work.
  await release();
  expect(await statusesOf(entries)).toEqual(['waiting', 'waiting']);
  expect((await TOTAL.get()).get('count')).toBe(2);
});

test('the number of held confirmations is stored for staff', async () => {
  const note = collection('settings').doc(WAITING_CONFIRMATIONS);
  const seenAfterRun = async (now?: number) => {
    await release(now);
    return (await note.get()).get('waiting') as unknown;
  };
  expect(await seenAfterRun()).toBeUndefined();
  await holdSame(2, {});
  expect(await seenAfterRun(NOW - 1)).toBe(2);
  expect(await seenAfterRun()).toBe(0);
});

test('documents of limits contain no addresses', async () => {
  await hold({ to: 'limit@example.org' });
  await release();
  const { docs } = await collection('limits').get();
  expect(docs.length).toBeGreaterThan(0);
  expect(JSON.stringify(docs.map((limit) => [limit.id, limit.data()]))).not.toContain('@');
});
