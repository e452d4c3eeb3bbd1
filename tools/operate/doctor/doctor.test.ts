import { sendTo } from '../cloud/send.ts';
import { BROKEN_STATES } from '../testing/cloud/broken-states/broken-states.ts';
import { openConsultingRoom } from '../testing/cloud/consulting-room.ts';
import { LIVE_CHECKS } from './checks.ts';
import { exitCodeOf, reportOf } from './report.ts';

/** What a whole look may take, and one test with it. */
const WHOLE_MS = 20_000;

/** A small change is told in so many lines at most. */
const FEW = 4;

let room: Awaited<ReturnType<typeof openConsultingRoom>>;
beforeAll(async () => {
  room = await openConsultingRoom();
}, 60_000);
afterAll(() => room.close());

test('a project in which all is well is told so by every check', async () => {
  const found = await room.afterChange(() => undefined);
  expect(found.filter(({ level }) => level !== 'ok')).toEqual([]);
  expect(new Set(found.map(({ check }) => check))).toEqual(
    new Set(LIVE_CHECKS.map(({ id }) => id)),
  );
  expect(exitCodeOf(found)).toBe(0);
  expect(reportOf(found)).toMatch(/\n\d+ ok, 0 warn, 0 fail$/);
});

test('at least forty states are tried', () => {
  expect(BROKEN_STATES.length).toBeGreaterThanOrEqual(40);
});

test.each(BROKEN_STATES)(
  'it is named, with what to do, and in time: $name',
  async ({ spoil, level, says }) => {
    const start = performance.now();
    const found = await room.afterChange(spoil);
    expect(performance.now() - start).toBeLessThan(WHOLE_MS);
    const named = found.filter((one) => says.test(one.says));
    expect(named).toContainEqual(
      expect.objectContaining({ level, todo: expect.stringMatching(/\S/) }),
    );
    expect(exitCodeOf(found)).toBe(level === 'fail' ? 1 : 0);
    expect(found.filter((one) => one.level !== 'ok').length).toBeLessThanOrEqual(FEW);
    // Nothing is shown that is nobody's business.
    expect(reportOf(found)).not.toMatch(/rk_live|sk_live|whsec_|xkeysib-s/);
  },
  WHOLE_MS + 5_000,
);

test('a check that gets no answer is told, and keeps no other waiting', async () => {
  await room.afterChange(() => undefined);
  const send = sendTo(room.standIn.url);
  const found = await room.examine((address, init) => {
    if (address.host === 'api.stripe.com') return new Promise(() => undefined);
    return send(address, init);
  }, 1_500);
  expect(found.filter(({ level }) => level === 'fail')).toEqual([
    expect.objectContaining({
      check: 'webhook',
      says: expect.stringContaining('no answer within'),
    }),
  ]);
});

test('whoever may not read is told which right is lacking', async () => {
  await room.afterChange(() => undefined);
  const send = sendTo(room.standIn.url);
  const found = await room.examine((address, init) => {
    if (address.host !== 'logging.googleapis.com') return send(address, init);
    const error = { status: 'PERMISSION_DENIED', message: 'Permission denied.' };
    return Promise.resolve(Response.json({ error }, { status: 403 }));
  });
  expect(found.filter(({ level }) => level === 'fail')).toEqual([
    expect.objectContaining({
      check: 'audit-seals',
      todo: expect.stringContaining('lacks a right'),
    }),
  ]);
});
