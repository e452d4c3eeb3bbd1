import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { REMOTES } from '@raade/kit/projects/remotes.ts';
import { sendTo } from '../cloud/send.ts';
import { BROKEN_STATES } from '../testing/cloud/broken-states/broken-states.ts';
import { openConsultingRoom } from '../testing/cloud/consulting-room.ts';
import { opsFolder } from '../setup-project/ops-files.ts';
import { EXAMPLES } from '../testing/cloud/sample-project.ts';
import type { World } from '../testing/cloud/world.ts';
import { LIVE_CHECKS } from './checks.ts';
import { exitCodeOf, reportOf } from './report.ts';

/** What a whole look may take, and one test with it. */
const WHOLE_MS = 20_000;
jest.setTimeout(WHOLE_MS + 10_000);

/** A small change is told in so many lines at most: one for each site. */
const FEW = REMOTES.length + 1;

let room: Awaited<ReturnType<typeof openConsultingRoom>>;
beforeAll(async () => {
  room = await openConsultingRoom();
});
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
  const found = await room.examine({
    deadlineMs: 1_500,
    send: (address, init) =>
      address.host === 'api.stripe.com' ? new Promise(() => undefined) : send(address, init),
  });
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
  const error = { status: 'PERMISSION_DENIED', message: 'Permission denied.' };
  const found = await room.examine({
    send: (address, init) =>
      address.host === 'logging.googleapis.com'
        ? Promise.resolve(Response.json({ error }, { status: 403 }))
        : send(address, init),
  });
  expect(found.filter(({ level }) => level === 'fail')).toEqual([
    expect.objectContaining({
      check: 'audit-seals',
      todo: expect.stringContaining('lacks a right'),
    }),
  ]);
});

test('before anything is deployed, it asks for the files that say what the site shall be', async () => {
  const undeploy = (world: World) => {
    for (const key of [...world.resources.keys()]) {
      if (key.startsWith('cloudfunctions.googleapis.com')) world.remove(key);
    }
  };
  await expect(room.afterChange(undeploy)).rejects.toThrow(
    '--environment environment.json --settings functions/settings.env',
  );
  const found = await room.examine({ files: EXAMPLES });
  expect(found.filter(({ level }) => level === 'fail')).toEqual([
    expect.objectContaining({ says: expect.stringMatching(/^not deployed: process-donation, /) }),
  ]);
});

test('without a file of an alert there is none to apply', async () => {
  await room.afterChange(() => undefined);
  const file = path.join(opsFolder(room.folder, 'alerts'), 'gifts.json');
  const text = await readFile(file);
  await rm(file);
  const found = await room.examine();
  await writeFile(file, text);
  expect(found.filter(({ level }) => level !== 'ok')).toEqual([]);
});

test('the report names the check, how it stands and what to do', () => {
  const found = [
    { check: 'clock', level: 'ok', says: 'the clock is right' },
    { check: 'budget', level: 'fail', says: 'there is no budget', todo: 'make one' },
  ] as const;
  expect(stripVTControlCharacters(reportOf(found))).toBe(
    [
      'ok    clock: the clock is right',
      'fail  budget: there is no budget',
      '      → make one',
      '',
      '1 ok, 0 warn, 1 fail',
    ].join('\n'),
  );
});
