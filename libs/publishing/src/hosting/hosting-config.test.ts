import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { stageRelease } from '../releases/stage-release.ts';
import { writeRemoteBuild } from '../testing/sample-builds.ts';
import { rulesFileOf } from './header-rules.ts';
import { hostingConfig } from './hosting-config.ts';
import { CACHE_FOREVER } from './release-rules.ts';

let root: string;
beforeEach(() => (root = temporaryFolder()));

const COMMITTED = { source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] };
const firebaseJson = (target: string) => ({
  hosting: [{ target, public: 'dist', headers: [COMMITTED] }],
  functions: { source: 'functions' },
});

test('each release gets the rule that caches its files forever', async () => {
  await writeRemoteBuild(root, { name: 'giving' });
  const { file } = await stageRelease(path.join(root, 'giving'), path.join(root, 'sites/giving'));
  const config = await hostingConfig(firebaseJson('giving'), path.join(root, 'sites'));
  const rule = { regex: expect.stringContaining(file.release), headers: [CACHE_FOREVER] };
  expect(config).toMatchObject({
    functions: { source: 'functions' },
    hosting: [{ target: 'giving', public: 'dist', headers: [COMMITTED, rule] }],
  });
});

test('rules of compose are added after the committed ones', async () => {
  const dir = path.join(root, 'shell');
  await mkdir(dir);
  const rule = { source: '/admin/**', headers: [{ key: 'A', value: 'b' }] };
  await writeFile(rulesFileOf(dir), JSON.stringify([rule]));
  expect(await hostingConfig(firebaseJson('shell'), root)).toMatchObject({
    hosting: [{ headers: [COMMITTED, rule] }],
  });
});
