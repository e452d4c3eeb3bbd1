import '../testing/test-environment.ts';
import { mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CALLABLES } from '@raade/contracts/callables';
import { COLLECTIONS } from '@raade/contracts/collections';
import { CALLS_FILE, describeCalls } from '@raade/contracts/described-calls';
import { stageRelease } from '@raade/publishing/releases/stage-release';
import { writeRemoteBuild } from '@raade/publishing/testing/sample-builds';
import { firestore } from '../firestore.ts';
import { readPointers } from '../publishing/live-pointers.ts';
import { codeOf, givingTo, type ReleasingTeam, releasingTeam } from './testing/releasing-team.ts';

let team: ReleasingTeam;

beforeEach(async () => {
  team = await releasingTeam();
});
afterEach(() => team.close());

test('a release that nobody has tried beside the live shell waits, or goes live with that on record', async () => {
  const { release } = await team.published.sample.stage(crypto.randomUUID());
  const shell = team.firstOf('shell');
  const moves = [givingTo(release)];
  await expect(team.move({ moves })).rejects.toMatchObject({
    code: 'failed-precondition',
    details: {
      objections: [
        {
          acceptable: 'untested',
          message: expect.stringContaining(
            `giving ${release} has never met what it would stand beside: shell ${shell} (types, smoke).`,
          ),
        },
      ],
    },
  });
  await team.attestWith(release, `shell@${'0'.repeat(32)}`);
  expect(await codeOf(team.move({ moves }))).toBe('failed-precondition');
  const { told } = await team.move({ moves, accepted: ['untested', 'allow-gone'] });
  expect(told).toEqual([expect.stringMatching(/^Accepted: giving .* has never met/)]);
  const [last] = (await readPointers()).get('giving')?.moves ?? [];
  expect(last?.accepted).toEqual(['untested']);
  const entries = await firestore()
    .collection(COLLECTIONS.auditLog)
    .where('details.release', '==', release)
    .get();
  expect(entries.docs.map((entry) => entry.get('details.accepted') as unknown)).toEqual([
    ['untested'],
  ]);
});

test('what was live beside the live shell goes back without a word of anybody', async () => {
  const before = team.firstOf('giving');
  await team.move({ moves: [givingTo(await team.staged('Second'))] });
  const back = await team.move({ moves: [givingTo(before, 2)], kind: 'rollback' });
  expect(back).toEqual({ moved: ['giving'], told: [] });
});

test('who says that a release is gone back to, and it was never live, accepts nothing by that', async () => {
  const { release } = await team.published.sample.stage(crypto.randomUUID());
  const moves = [givingTo(release)];
  expect(await codeOf(team.move({ moves, kind: 'rollback' }))).toBe('failed-precondition');
});

/** A release of a page that sends this to `record-donation`, as its build describes it. */
async function stagedCaller(request: object) {
  const name = CALLABLES.recordDonation;
  const call = describeCalls([name])[name];
  const { sitesDir } = team.published.sample;
  const build = await writeRemoteBuild(await mkdtemp(`${sitesDir}.calls-`), {
    name: 'giving',
    uses: { calls: { [name]: 'ask.ts' } },
  });
  const calls = { [name]: { ...call, request: { ...call?.request, ...request } } };
  await writeFile(path.join(build, CALLS_FILE), JSON.stringify(calls));
  const { pointer } = await stageRelease(build, path.join(sitesDir, 'giving'));
  await team.attestWith(pointer.release, `shell@${team.firstOf('shell')}`);
  return pointer.release;
}

test('a release waits for functions that take its calls, whoever moves it', async () => {
  const strange = { properties: { more: { type: 'string' } }, required: ['more'] };
  const moves = [givingTo(await stagedCaller(strange))];
  await expect(team.move({ moves })).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringMatching(/^The new giving calls record-donation \(ask.ts\): sent: /),
  });
  expect(await team.move({ moves: [givingTo(await stagedCaller({}))] })).toMatchObject({
    moved: ['giving'],
  });
});
