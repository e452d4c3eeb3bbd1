import '../testing/test-environment.ts';
import { COLLECTIONS } from '@raade/contracts/collections';
import { WITHDRAWN_LIMIT } from '@raade/contracts/withdrawn-releases';
import { firestore } from '../firestore.ts';
import { pointers, readPointers } from '../publishing/live-pointers.ts';
import { publishSite } from '../publishing/publish-site.ts';
import { listReleases } from './list-releases.ts';
import { movePointers } from './move-pointers.ts';
import { givingTo, type ReleasingTeam, releasingTeam, TEAM } from './testing/releasing-team.ts';
import { withdrawRelease } from './withdraw-release.ts';

let team: ReleasingTeam;
let release: string;

beforeEach(async () => {
  team = await releasingTeam();
  release = await team.staged('Second');
});
afterEach(() => team.close());

const change = (isWithdrawn: boolean, more: { app?: string; release?: string } = {}) =>
  withdrawRelease(TEAM, { app: 'giving', release, isWithdrawn, reason: 'A hole.', ...more });
const move = (seen: number) => team.move({ moves: [givingTo(release, seen)] });
const entries = async (action: string) =>
  (await firestore().collection(COLLECTIONS.auditLog).where('action', '==', action).get()).docs
    .map((entry) => entry.data())
    .filter((entry) => (entry['details'] as { release: string }).release === release);

test('a withdrawn release does not go live, not even back, until it is allowed again', async () => {
  expect(await change(true)).toEqual({ isWithdrawn: true });
  await expect(move(2)).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringMatching(
      `^giving ${release} was withdrawn by giving@example.org on .*: A hole.`,
    ),
  });
  expect(await change(false)).toEqual({ isWithdrawn: false });
  expect(await move(3)).toMatchObject({ moved: ['giving'] });
});

test('what was withdrawn stays so when pointers move, and pages and history say by whom and why', async () => {
  const other = team.firstOf('giving');
  await change(true);
  await team.move({ moves: [givingTo(await team.staged('Third'), 2)] });
  await change(true, { release: other });
  const { pointers: listed } = await listReleases(() => true);
  expect(listed.find(({ app }) => app === 'giving')?.withdrawn).toMatchObject([
    { release: other, reason: 'A hole.', withdrawnBy: 'giving@example.org' },
    { release },
  ]);
});

test('the audit log has each, once, and a wish for what is so already is none', async () => {
  const before = (await entries('withdraw-release')).length;
  await change(true);
  await change(true);
  expect((await readPointers()).get('giving')?.revision).toBe(2);
  const after = await entries('withdraw-release');
  expect(after).toHaveLength(before + 1);
  const subject = `${COLLECTIONS.releasePointers}/giving`;
  expect(after.at(-1)).toMatchObject({ actor: 'team', subject });
  const allowed = (await entries('allow-withdrawn-release')).length;
  await change(false);
  await change(false);
  expect(await entries('allow-withdrawn-release')).toHaveLength(allowed + 1);
});

test('what visitors get cannot be withdrawn, and who wants to is told what to do first', async () => {
  const shown = team.firstOf('giving');
  await expect(change(true, { release: shown })).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringContaining('Bring another version live first'),
  });
  expect((await readPointers()).get('giving')?.withdrawn).toEqual([]);
});

test('nobody withdraws what is another team’s, or was never there', async () => {
  await expect(change(true, { app: 'shell' })).rejects.toMatchObject({ code: 'permission-denied' });
  const anyone = { ...TEAM, mayMove: () => true };
  const nothing = { app: 'nothing', release, isWithdrawn: true, reason: 'A hole.' };
  await expect(withdrawRelease(anyone, nothing)).rejects.toMatchObject({ code: 'not-found' });
});

test('a list that is full takes no more', async () => {
  const withdrawn = Array.from({ length: WITHDRAWN_LIMIT }, (_, index) => ({
    release: String(index).padStart(32, '0'),
    reason: 'A hole.',
    withdrawn_by: 'a',
    withdrawn_at: new Date(),
  }));
  await pointers().doc('giving').update({ withdrawn });
  await expect(change(true)).rejects.toMatchObject({ code: 'failed-precondition' });
});

test('a release that is withdrawn while a move to it is checked does not go live', async () => {
  const open = () => {
    const { read, ...others } = team.publisher();
    return {
      ...others,
      read: async (...asked: Parameters<typeof read>) => {
        await change(true);
        return read(...asked);
      },
    };
  };
  const moves = [givingTo(release)];
  await expect(movePointers(TEAM, { moves, kind: 'promote' }, open)).rejects.toMatchObject({
    code: 'aborted',
  });
  expect((await readPointers()).get('giving')?.pointer?.release).not.toBe(release);
});

test('the publisher tells previews of it', async () => {
  await change(true);
  await publishSite(team.publisher);
  const said = team.published.server.state.served().get('/withdrawn.json') ?? '';
  expect(JSON.parse(said)).toEqual({ schema: 1, releases: { giving: [release] } });
});
