import '../testing/test-environment.ts';
import { COLLECTIONS } from '@raade/contracts/collections';
import { WITHDRAWN_LIMIT } from '@raade/contracts/withdrawn-releases';
import { firestore } from '../firestore.ts';
import { pointers, readPointers } from '../publishing/live-pointers.ts';
import { publishSite } from '../publishing/publish-site.ts';
import { publishedSite, type PublishedSite } from '../publishing/testing/published-site.ts';
import { serveSites } from '../publishing/testing/serve-sites.ts';
import { listReleases } from './list-releases.ts';
import { movePointers } from './move-pointers.ts';
import type { Mover } from './mover.ts';
import { withdrawRelease } from './withdraw-release.ts';

let published: PublishedSite;
let served: Awaited<ReturnType<typeof serveSites>>;
let release: string;

jest.setTimeout(120_000);

beforeEach(async () => {
  published = await publishedSite();
  served = await serveSites(published.sample.sitesDir);
  ({ release } = await published.sample.stage('Second'));
});
afterEach(async () => {
  await served.close();
  await published.close();
});
afterAll(() => firestore().terminate());

const team: Mover = {
  actor: { actor: 'team', actor_address: null },
  name: 'giving@example.org',
  mayMove: (app) => app === 'giving',
};
const publisher = () => ({ ...published.publisher(), origins: served.origins });
const change = (isWithdrawn: boolean, more: { app?: string; release?: string } = {}) =>
  withdrawRelease(team, { app: 'giving', release, isWithdrawn, reason: 'A hole.', ...more });
const move = (seen: number) =>
  movePointers(team, { moves: [{ app: 'giving', release, seen }], kind: 'rollback' }, publisher);
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
  expect(await move(3)).toEqual({ moved: ['giving'] });
});

test('what was withdrawn stays so when pointers move, and pages and history say by whom and why', async () => {
  const other = published.sample.pointers['giving']?.release ?? '';
  await change(true);
  const third = await published.sample.stage('Third');
  await movePointers(
    team,
    { moves: [{ app: 'giving', release: third.release, seen: 2 }], kind: 'promote' },
    publisher,
  );
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
  const shown = published.sample.pointers['giving']?.release ?? '';
  await expect(change(true, { release: shown })).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringContaining('Bring another version live first'),
  });
  expect((await readPointers()).get('giving')?.withdrawn).toEqual([]);
});

test('nobody withdraws what is another team’s, or was never there', async () => {
  await expect(change(true, { app: 'shell' })).rejects.toMatchObject({ code: 'permission-denied' });
  const anyone = { ...team, mayMove: () => true };
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
    const { read, ...others } = publisher();
    return {
      ...others,
      read: async (...asked: Parameters<typeof read>) => {
        await change(true);
        return read(...asked);
      },
    };
  };
  const moves = [{ app: 'giving', release, seen: 1 }];
  await expect(movePointers(team, { moves, kind: 'promote' }, open)).rejects.toMatchObject({
    code: 'aborted',
  });
  expect((await readPointers()).get('giving')?.pointer?.release).not.toBe(release);
});

test('the publisher tells previews of it', async () => {
  await change(true);
  await publishSite(publisher);
  const said = published.server.state.served().get('/withdrawn.json') ?? '';
  expect(JSON.parse(said)).toEqual({ schema: 1, releases: { giving: [release] } });
});
