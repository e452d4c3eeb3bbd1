import '../../testing/test-environment.ts';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SAMPLE } from '@raade/content-model/sample-content';
import { SHELL } from '@raade/contracts/releases/shell-files';
import { stageRelease } from '@raade/publishing/releases/stage-release';
import { writeShellBuild } from '@raade/publishing/testing/sample-builds';
import { readPointers } from '../publishing/live-pointers.ts';
import { publishSite } from '../publishing/publish-site.ts';
import { readPublishing } from '../publishing/publishing-document.ts';
import { makeLive } from '../publishing/testing/live-content.ts';
import { movePointer } from '../publishing/testing/published-site.ts';
import { movePointers } from './move-pointers.ts';
import { givingTo, TEAM, useReleasingTeam } from './testing/releasing-team.ts';

/** A renderer whose page says what it found out; `attack` runs when the bundle is evaluated. */
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

const team = useReleasingTeam();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'raade-hostile-'));
  await makeLive(SAMPLE);
});
afterEach(() => rm(folder, { recursive: true }));

/** Stages a release of giving whose renderer does this, as its workflow would. */
async function staged(attack: string): Promise<string> {
  const { release } = await team.published.sample.stage('Hostile', rendererThat(attack));
  return release;
}

/** Deploys another release of the shell, and moves its pointer there. */
async function moveShell() {
  const { sample, server } = team.published;
  const build = await writeShellBuild(folder, '1.0.1');
  const { pointer } = await stageRelease(build, path.join(sample.sitesDir, SHELL));
  await sample.deploy(server.state);
  const moves = [{ app: SHELL, release: pointer.release, seen: 1 }];
  const anyone = { ...TEAM, mayMove: () => true };
  return movePointers(anyone, { moves, kind: 'promote' }, team.publisher);
}

test('a renderer reads no secret and writes no file, and its release shows what it found: nothing', async () => {
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

test('a renderer that never ends is refused with the reason, and the shell moves all the same', async () => {
  const release = await staged('for (;;) {}');
  await expect(team.move({ moves: [givingTo(release)] })).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringMatching(/giving [0-9a-f]{32} did not end within/),
  });
  expect((await readPointers()).get('giving')?.revision).toBe(1);
  expect(await moveShell()).toMatchObject({ moved: ['shell'] });
});

test('beside a live release whose renderer never ends, others move and are published', async () => {
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
