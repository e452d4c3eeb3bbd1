import '../../testing/test-environment.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { POINTER_HISTORY } from '@raade/contracts/releases/releases';
import { auditLog } from '../../testing/people/staff-calls.ts';
import { pointers, readPointers } from '../publishing/live-pointers.ts';
import { movePointers } from './move-pointers.ts';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SAMPLE } from '@raade/content-model/sample-content';
import { SHELL } from '@raade/contracts/releases/shell-files';
import { stageRelease } from '@raade/publishing/releases/stage-release';
import { writeShellBuild } from '@raade/publishing/testing/sample-builds';
import { publishSite } from '../publishing/publish-site.ts';
import { readPublishing } from '../publishing/publishing-document.ts';
import { makeLive } from '../publishing/testing/live-content.ts';
import { movePointer } from '../publishing/testing/published-site.ts';
import { codeOf, givingTo, TEAM, useReleasingTeam } from './testing/releasing-team.ts';

const team = useReleasingTeam();

test('a move records its release with the digest from its site, its author and its reason', async () => {
  const before = team.firstOf('giving');
  const pointer = await team.published.sample.stage('Second');
  await team.staged('Second');
  const reason = 'The form is fixed.';
  const answer = await team.move({ moves: [givingTo(pointer.release)], kind: 'publish', reason });
  expect(answer).toEqual({ moved: ['giving'], messages: [] });
  const live = (await readPointers()).get('giving');
  expect(live).toMatchObject({ revision: 2, pointer });
  expect(live?.moves).toMatchObject([
    { release: pointer.release, kind: 'publish', movedBy: 'giving@example.org', reason },
    { release: before, movedBy: 'team@example.org' },
  ]);
  expect(Date.now() - Date.parse(live?.moves[0]?.movedAt ?? '')).toBeLessThan(60_000);
  const details = { kind: 'publish', release: pointer.release, before };
  const auditEntry = { action: 'move-pointer', details };
  expect(await auditLog()).toContainEqual(expect.objectContaining(auditEntry));
});

test('moves that include another app than the caller’s are refused as a whole', async () => {
  const moves = [
    givingTo(await team.staged('Second')),
    { app: 'shell', release: team.firstOf('shell'), seen: 1 },
  ];
  expect(await codeOf(team.move({ moves }))).toBe('permission-denied');
  expect((await readPointers()).get('giving')?.revision).toBe(1);
});

test('a move that is based on an outdated live state is refused', async () => {
  const release = await team.staged('Second');
  expect(await codeOf(team.move({ moves: [givingTo(release, 0)] }))).toBe('aborted');
  expect(await codeOf(team.move({ moves: [givingTo(release, 2)] }))).toBe('aborted');
});

test('one of ten concurrent moves succeeds, and the others are refused', async () => {
  const release = await team.staged('Second');
  const moves = Array.from({ length: 10 }, () => codeOf(team.move({ moves: [givingTo(release)] })));
  const codes = await Promise.all(moves);
  expect(codes.filter((code) => code === 'done')).toHaveLength(1);
  expect((await readPointers()).get('giving')?.revision).toBe(2);
});

/** A publisher that has its first `times` attempts interrupted by a move of the shell's pointer. */
function besideMovingShell(times: number) {
  const tries = { begun: 0 };
  const open = () => {
    tries.begun += 1;
    const { read, ...others } = team.publisher();
    const isMoving = tries.begun <= times;
    return {
      ...others,
      read: async (...asked: Parameters<typeof read>) => {
        const shell = pointers().doc('shell');
        if (isMoving) await shell.update({ revision: FieldValue.increment(1) });
        return read(...asked);
      },
    };
  };
  return { open, tries };
}

test('a move is checked again if another release has moved meanwhile', async () => {
  const moves = [givingTo(await team.staged('Second'))];
  const { open, tries } = besideMovingShell(1);
  const { moved } = await movePointers(TEAM, { moves, kind: 'promote' }, open);
  expect(moved).toEqual(['giving']);
  expect(tries.begun).toBe(2);
});

test('a move fails if another release keeps moving', async () => {
  const moves = [givingTo(await team.staged('Second'))];
  const { open, tries } = besideMovingShell(100);
  expect(await codeOf(movePointers(TEAM, { moves, kind: 'promote' }, open))).toBe('aborted');
  expect(tries.begun).toBe(3);
  expect((await readPointers()).get('giving')?.revision).toBe(1);
});

test('moving to the live release changes nothing', async () => {
  const release = team.firstOf('giving');
  expect(await team.move({ moves: [givingTo(release)] })).toEqual({ moved: [] });
  expect((await readPointers()).get('giving')?.revision).toBe(1);
});

test('a release with a changed file is refused, naming the file', async () => {
  const { release } = await team.published.sample.stage('Second');
  await team.overwrite('giving', release, 'js/page.js', 'steal()');
  const refused = team.move({ moves: [givingTo(release)] });
  await expect(refused).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringContaining('js/page.js'),
  });
  expect((await readPointers()).get('giving')?.revision).toBe(1);
});

test('a missing release does not go live', async () => {
  expect(await codeOf(team.move({ moves: [givingTo('f'.repeat(32))] }))).toBe(
    'failed-precondition',
  );
});

test('an invalid pointer can be moved, and a full history drops its oldest move', async () => {
  const last = { kind: 'publish', moved_by: 'a', moved_at: new Date(), release: 'a'.repeat(32) };
  const history = Array.from({ length: POINTER_HISTORY }, () => last);
  await pointers()
    .doc('giving')
    .update({ history, pointer: { url: 'https://evil.example.org' } });
  await team.move({ moves: [givingTo(await team.staged('Second'))] });
  const document = await pointers().doc('giving').get();
  expect(document.get('history')).toHaveLength(POINTER_HISTORY);
  expect((await readPointers()).get('giving')?.pointer?.app).toBe('giving');
});

test('a release that removes a live page is refused unless accepted, which is recorded', async () => {
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
  const { messages } = await team.move({ moves, accepted: ['allow-gone', 'allow-empty'] });
  expect(messages).toEqual([expect.stringMatching(/^Accepted: Nothing would be at \/giving/)]);
  const [last] = (await readPointers()).get('giving')?.moves ?? [];
  expect(last?.accepted).toEqual(['allow-gone']);
  const entries = (await auditLog()).filter(({ details }) => details['release'] === release);
  expect(entries.map(({ details }) => details['accepted'])).toEqual([['allow-gone']]);
});

test('a rollback to a release that was live needs no confirmation', async () => {
  const before = team.firstOf('giving');
  await team.move({ moves: [givingTo(await team.staged('Second'))] });
  const back = await team.move({ moves: [givingTo(before, 2)], kind: 'rollback' });
  expect(back).toEqual({ moved: ['giving'], messages: [] });
});

test('a rollback to a release that was never live needs confirmation', async () => {
  const moves = [givingTo(await team.stagedElsewhere())];
  expect(await codeOf(team.move({ moves, kind: 'rollback' }))).toBe('failed-precondition');
});

/** A renderer that runs `attack` when its bundle is evaluated, and renders what it found. */
const rendererThat = (attack: string) => `
  const found = [];
  ${attack}
  const title = found.join(' ') || 'Found nothing';
  exports.renderer = {
    async openEdition() {
      const page = { path: '/giving', title, description: title, chunk: 'page' };
      return { pages: [page], search: [], changesOn: [], renderPage: async () => '<h1>' + title + '</h1>' };
    },
  };
`;

describe('with a hostile renderer', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'raade-hostile-'));
    await makeLive(SAMPLE);
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Stages a release of giving whose renderer runs this code. */
  async function staged(attack: string): Promise<string> {
    const { release } = await team.published.sample.stage('Hostile', rendererThat(attack));
    return release;
  }

  /** Deploys another release of the shell, and makes it live. */
  async function moveShell() {
    const { sample, server } = team.published;
    const build = await writeShellBuild(folder, '1.0.1');
    const { pointer } = await stageRelease(build, path.join(sample.sitesDir, SHELL));
    await sample.deploy(server.state);
    const moves = [{ app: SHELL, release: pointer.release, seen: 1 }];
    const anyone = { ...TEAM, mayMove: () => true };
    return movePointers(anyone, { moves, kind: 'promote' }, team.publisher);
  }

  test('a renderer cannot read secrets or write files', async () => {
    const file = path.join(folder, 'written');
    const release = await staged(`
    try { found.push(process.env.STRIPE_SECRET_KEY); } catch {}
    try { require('node:fs').writeFileSync(${JSON.stringify(file)}, ''); found.push('a file'); } catch {}
    try { require('fs').writeFileSync(${JSON.stringify(file)}, ''); found.push('a file'); } catch {}
  `);
    await team.move({ moves: [givingTo(release)] });
    await publishSite(team.publisher);
    expect(team.published.shownTitle()).toBe('Found nothing');
    expect(existsSync(file)).toBe(false);
  });

  test('a renderer that never ends is refused with the reason, and the shell can still move', async () => {
    const release = await staged('for (;;) {}');
    await expect(team.move({ moves: [givingTo(release)] })).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringMatching(/giving [0-9a-f]{32} did not end within/),
    });
    expect((await readPointers()).get('giving')?.revision).toBe(1);
    expect(await moveShell()).toMatchObject({ moved: ['shell'] });
  });

  test('while the renderer of a live release never ends, others can move and are published', async () => {
    const pointer = await team.published.sample.stage('Hostile', rendererThat('for (;;) {}'));
    await movePointer(pointer);
    expect(await moveShell()).toMatchObject({ moved: ['shell'] });
    await publishSite(team.publisher);
    const { live, failure } = await readPublishing();
    expect(failure).toBeUndefined();
    expect(live).toMatchObject({ revisions: { shell: 2, giving: 2 } });
    expect(live?.problems).toEqual([
      expect.stringMatching(/^giving is left out: giving [0-9a-f]{32} did not end within/),
    ]);
    expect(team.published.shownContent()).toMatch(/^[0-9a-f]{32}$/);
  });
});
