import '../../testing/test-environment.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { POINTER_HISTORY } from '@raade/contracts/releases/releases';
import { firestore } from '../../base/firestore.ts';
import { pointers, readPointers } from '../publishing/live-pointers.ts';
import { movePointers } from './move-pointers.ts';
import {
  codeOf,
  givingTo,
  type ReleasingTeam,
  releasingTeam,
  TEAM,
} from './testing/releasing-team.ts';

let team: ReleasingTeam;

beforeEach(async () => {
  team = await releasingTeam();
});
afterEach(() => team.close());

const move: ReleasingTeam['move'] = (request) => team.move(request);
const staged = (title: string) => team.staged(title);

test('a move names its release with the digest that its site vouches for, who moved it, and why', async () => {
  const before = team.firstOf('giving');
  const pointer = await team.published.sample.stage('Second');
  await staged('Second');
  const reason = 'The form is fixed.';
  const answer = await move({ moves: [givingTo(pointer.release)], kind: 'publish', reason });
  expect(answer).toEqual({ moved: ['giving'], told: [] });
  const live = (await readPointers()).get('giving');
  expect(live).toMatchObject({ revision: 2, pointer });
  expect(live?.moves).toMatchObject([
    { release: pointer.release, kind: 'publish', movedBy: 'giving@example.org', reason },
    { release: before, movedBy: 'team@example.org' },
  ]);
  expect(Date.now() - Date.parse(live?.moves[0]?.movedAt ?? '')).toBeLessThan(60_000);
  const entries = await firestore()
    .collection(COLLECTIONS.auditLog)
    .where('action', '==', 'move-pointer')
    .get();
  expect(entries.docs.map((entry) => entry.data()['details'] as unknown)).toContainEqual({
    kind: 'publish',
    release: pointer.release,
    before: before,
  });
});

test('an app that is not the mover’s stays where it is, and so does what would have gone with it', async () => {
  const moves = [
    givingTo(await staged('Second')),
    { app: 'shell', release: team.firstOf('shell'), seen: 1 },
  ];
  expect(await codeOf(move({ moves }))).toBe('permission-denied');
  expect((await readPointers()).get('giving')?.revision).toBe(1);
});

test('a move that is based on what is not live any more is refused', async () => {
  const release = await staged('Second');
  expect(await codeOf(move({ moves: [givingTo(release, 0)] }))).toBe('aborted');
  expect(await codeOf(move({ moves: [givingTo(release, 2)] }))).toBe('aborted');
});

test('of ten moves at once one counts, and the others hear of it', async () => {
  const release = await staged('Second');
  const moves = Array.from({ length: 10 }, () => codeOf(move({ moves: [givingTo(release)] })));
  const codes = await Promise.all(moves);
  expect(codes.filter((code) => code === 'done')).toHaveLength(1);
  expect((await readPointers()).get('giving')?.revision).toBe(2);
});

/** A publisher of releases beside which the shell moves while they are read, in the first `times` tries. */
function besideMovingShell(times: number) {
  const tries = { begun: 0 };
  const open = () => {
    tries.begun += 1;
    const { read, ...others } = team.publisher();
    const isMoving = tries.begun <= times;
    return {
      ...others,
      read: async (...asked: Parameters<typeof read>) => {
        if (isMoving)
          await pointers()
            .doc('shell')
            .update({ revision: FieldValue.increment(1) });
        return read(...asked);
      },
    };
  };
  return { open, tries };
}

test('what was checked beside a release that has moved meanwhile is checked again', async () => {
  const moves = [givingTo(await staged('Second'))];
  const { open, tries } = besideMovingShell(1);
  const { moved } = await movePointers(TEAM, { moves, kind: 'promote' }, open);
  expect(moved).toEqual(['giving']);
  expect(tries.begun).toBe(2);
});

test('beside one that moves again and again nothing goes live', async () => {
  const moves = [givingTo(await staged('Second'))];
  const { open, tries } = besideMovingShell(100);
  expect(await codeOf(movePointers(TEAM, { moves, kind: 'promote' }, open))).toBe('aborted');
  expect(tries.begun).toBe(3);
  expect((await readPointers()).get('giving')?.revision).toBe(1);
});

test('what is live already stays so', async () => {
  const release = team.firstOf('giving');
  expect(await move({ moves: [givingTo(release)] })).toEqual({ moved: [] });
  expect((await readPointers()).get('giving')?.revision).toBe(1);
});

test('a release whose file is another one than was published does not go live, with the reason', async () => {
  const { release } = await team.published.sample.stage('Second');
  await team.served.overwrite('giving', release, 'js/page.js', 'steal()');
  const refused = move({ moves: [givingTo(release)] });
  await expect(refused).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringContaining('js/page.js'),
  });
  expect((await readPointers()).get('giving')?.revision).toBe(1);
});

test('a release that is not there does not go live', async () => {
  expect(await codeOf(move({ moves: [givingTo('f'.repeat(32))] }))).toBe('failed-precondition');
});

test('a pointer that is none moves on, and a full history forgets its oldest move', async () => {
  const last = { kind: 'publish', moved_by: 'a', moved_at: new Date(), release: 'a'.repeat(32) };
  const history = Array.from({ length: POINTER_HISTORY }, () => last);
  await pointers()
    .doc('giving')
    .update({ history, pointer: { url: 'https://evil.example.org' } });
  await move({ moves: [givingTo(await staged('Second'))] });
  const document = await pointers().doc('giving').get();
  expect(document.get('history')).toHaveLength(POINTER_HISTORY);
  expect((await readPointers()).get('giving')?.pointer?.app).toBe('giving');
});
