import { useBackend } from '../../testing/backend.ts';
import { CALLABLES } from '@raade/contracts/base/callables';
import { donationOf } from '../../testing/ledger-reading.ts';
import { treasurerDesk } from '../../testing/money/treasurer-desk.ts';
import { auditLog, callAs } from '../../testing/people/staff-calls.ts';
import { localFunctions } from '../../deployed/local-functions.ts';
import { reconcileNightlySchedule } from './reconcile-nightly.schedule.ts';

const backend = useBackend();

const since = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();

const { treasurer } = treasurerDesk(backend);
const call = (data: object) => callAs(treasurer(), CALLABLES.reconcileDonations, data);

test('an invalid time or cursor is refused', async () => {
  await expect(call({ since: 'today' })).rejects.toMatchObject({
    code: 'invalid-argument',
    message: expect.stringContaining('must be an instant like'),
  });
  await expect(call({ since, cursor: '../x' })).rejects.toMatchObject({
    code: 'invalid-argument',
  });
});

test('staff can repair the ledger and see the result, and their account is recorded', async () => {
  const id = await backend.pay();

  expect(await call({ since })).toEqual({
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
      actor: treasurer().uid,
      actor_address: null,
      subject: null,
      details: { since, cursor: null },
    },
  ]);
});

test('a call continues after the payment that the previous answer named', async () => {
  const [older, newer] = [await backend.pay(), await backend.pay()];
  expect(await call({ since, cursor: newer })).toMatchObject({ added: 1 });
  expect(await donationOf(older)).toBeDefined();
  expect(await donationOf(newer)).toBeUndefined();
});

test('the nightly run repairs the ledger too', async () => {
  const id = await backend.pay();
  await reconcileNightlySchedule.run({ jobName: 'nightly', scheduleTime: since });
  expect(await donationOf(id)).toMatchObject({ source: 'reconcile' });
});

test('the function for the local clock exists only on the emulators', () => {
  const schedules = {} as Parameters<typeof localFunctions>[0];
  expect(localFunctions(schedules)).toEqual({});
  process.env['FUNCTIONS_EMULATOR'] = 'true';
  expect(localFunctions(schedules)['tick']).toBeDefined();
  delete process.env['FUNCTIONS_EMULATOR'];
});
