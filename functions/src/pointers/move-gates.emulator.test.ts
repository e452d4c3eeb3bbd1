import '../testing/test-environment.ts';
import { COLLECTIONS } from '@raade/contracts/collections';
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
            `giving ${release} has never met what it would stand beside: shell ${shell} (types).`,
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
