import '../../testing/test-environment.ts';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { firestore } from '../../base/firestore.ts';
import { readPointers } from '../publishing/live-pointers.ts';
import { codeOf, givingTo, type ReleasingTeam, releasingTeam } from './testing/releasing-team.ts';

let team: ReleasingTeam;

beforeEach(async () => {
  team = await releasingTeam();
});
afterEach(() => team.close());

test('a release without a page that is live waits, or goes live with that on record', async () => {
  const release = await team.stagedElsewhere();
  const moves = [givingTo(release)];
  await expect(team.move({ moves })).rejects.toMatchObject({
    code: 'failed-precondition',
    details: {
      objections: [
        {
          acceptable: 'allow-gone',
          message: expect.stringContaining('Nothing would be at /giving any more'),
        },
      ],
    },
  });
  expect(await codeOf(team.move({ moves, accepted: ['allow-empty'] }))).toBe('failed-precondition');
  const { told } = await team.move({ moves, accepted: ['allow-gone', 'allow-empty'] });
  expect(told).toEqual([expect.stringMatching(/^Accepted: Nothing would be at \/giving/)]);
  const [last] = (await readPointers()).get('giving')?.moves ?? [];
  expect(last?.accepted).toEqual(['allow-gone']);
  const entries = await firestore()
    .collection(COLLECTIONS.auditLog)
    .where('details.release', '==', release)
    .get();
  expect(entries.docs.map((entry) => entry.get('details.accepted') as unknown)).toEqual([
    ['allow-gone'],
  ]);
});

test('what was live goes back without a word of anybody', async () => {
  const before = team.firstOf('giving');
  await team.move({ moves: [givingTo(await team.staged('Second'))] });
  const back = await team.move({ moves: [givingTo(before, 2)], kind: 'rollback' });
  expect(back).toEqual({ moved: ['giving'], told: [] });
});

test('who says that a release is gone back to, and it was never live, accepts nothing by that', async () => {
  const moves = [givingTo(await team.stagedElsewhere())];
  expect(await codeOf(team.move({ moves, kind: 'rollback' }))).toBe('failed-precondition');
});
