import { useBackend } from '../../testing/backend.ts';
import type { CallableRequest } from 'firebase-functions/https';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { firestore } from '../../base/firestore.ts';
import { callerWith } from '../../testing/caller.ts';
import { donationOf } from '../../testing/ledger-reading.ts';
import { sendOutboxSchedule } from '../../deployed/send-outbox.schedule.ts';
import { localTick } from '../../deployed/local-tick.ts';
import { watchHealthSchedule } from '../../health/watch-health.schedule.ts';
import { reconcileNightlySchedule } from './reconcile-nightly.schedule.ts';
import { sweepSchedule } from '../../deployed/sweep.schedule.ts';
import { reconcileDonationsCall } from './calls.ts';

const backend = useBackend();

const since = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();

/** Calls as an account with this role, or as a visitor. */
async function callAs(role: string | undefined, data: unknown = { since }, uid?: string) {
  const auth = role === undefined ? undefined : await callerWith(role, uid);
  return reconcileDonationsCall.run({ data, auth } as unknown as CallableRequest<unknown>);
}

const auditLog = async () =>
  (await firestore().collection(COLLECTIONS.auditLog).get()).docs.map((entry) => entry.data());

test('what is not a moment, or not a cursor, is refused', async () => {
  await expect(callAs('staff', { since: 'today' })).rejects.toMatchObject({
    code: 'invalid-argument',
    message: expect.stringContaining('must be an instant like'),
  });
  await expect(callAs('staff', { since, cursor: '../x' })).rejects.toMatchObject({
    code: 'invalid-argument',
  });
});

test('staff repair the ledger, learn what was done, and it is on record who did', async () => {
  const id = await backend.pay();

  expect(await callAs('staff', { since }, 'account-1')).toEqual({
    checked: 1,
    added: 1,
    updated: 0,
    problems: [],
    cursor: null,
  });

  expect(await donationOf(id)).toMatchObject({ source: 'reconcile' });
  expect(await auditLog()).toEqual([
    {
      action: 'reconcile-donations',
      actor: 'account-1',
      actor_address: null,
      subject: null,
      details: { since, cursor: null },
      created_at: expect.anything(),
    },
  ]);
});

test('a call goes on after the payment that the answer before it has named', async () => {
  const [older, newer] = [await backend.pay(), await backend.pay()];
  expect(await callAs('staff', { since, cursor: newer })).toMatchObject({ added: 1 });
  expect(await donationOf(older)).toBeDefined();
  expect(await donationOf(newer)).toBeUndefined();
});

test('the nightly run repairs the ledger too', async () => {
  const id = await backend.pay();
  await reconcileNightlySchedule.run({ jobName: 'nightly', scheduleTime: since });
  expect(await donationOf(id)).toMatchObject({ source: 'reconcile' });
});

describe('the clock of the local stack', () => {
  const schedules = {
    'reconcile-nightly': reconcileNightlySchedule,
    'send-outbox': sendOutboxSchedule,
    sweep: sweepSchedule,
    'watch-health': watchHealthSchedule,
  };

  test('is not deployed anywhere else', () => {
    expect(localTick(schedules)).toEqual({});
  });

  test('is there on the emulators', () => {
    process.env['FUNCTIONS_EMULATOR'] = 'true';
    expect(localTick(schedules).tick).toBeDefined();
    delete process.env['FUNCTIONS_EMULATOR'];
  });
});
