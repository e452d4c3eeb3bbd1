import path from 'node:path';
import { composeLive } from './compose-live.ts';
import { publish } from './publish.ts';
import { writeRemoteBuild, writeShellBuild } from '@raade/publishing/testing/sample-builds';
import { site } from './testing/running-site.ts';

const newGiving = () =>
  writeRemoteBuild(path.join(site.distDir, 'new'), { name: 'giving', title: 'Second' });

test('a deploy that replaces the whole site keeps every retained release', async () => {
  const first = (await site.store.readAll()).get('giving')?.pointer?.release ?? '';
  const buildDir = await newGiving();
  const { release } = await publish(site.hosted, { app: 'giving', buildDir, promote: true });
  expect(await site.text('giving', `/r/${first}/js/page.js`)).toBe('/* First */');
  expect(await site.text('giving', `/r/${release}/js/page.js`)).toBe('/* Second */');
  // The job of the publisher composes the pages later.
  expect((await site.registry())['giving']?.release).toBe(first);
  await composeLive(site.hosted);
  expect((await site.registry())['giving']?.release).toBe(release);
  expect(site.deployed).toEqual([
    'firebase deploy --config firebase.hosting.json --only hosting:giving --project demo-raade --non-interactive',
    'firebase deploy --config firebase.hosting.json --only hosting:shell --project demo-raade --non-interactive',
  ]);
});

test('pages use a new shell release once composed, and its earlier release stays', async () => {
  const earlier = (await site.store.readAll()).get('shell')?.pointer?.release ?? '';
  const buildDir = await writeShellBuild(path.join(site.distDir, 'new'), '1.1.0');
  const { release } = await publish(site.hosted, { app: 'shell', buildDir, promote: true });
  expect(await site.text('shell', '/giving')).toContain(`/r/${earlier}/js/index.js`);
  await composeLive(site.hosted);
  expect(await site.text('shell', '/giving')).toContain(`/r/${release}/js/index.js`);
  expect(await site.text('shell', `/r/${earlier}/js/index.js`)).toContain('shell 1.0.0');
});

test('a publish without --deploy deploys nothing and moves no pointer', async () => {
  const buildDir = await newGiving();
  const target = { ...site.hosted, deploy: undefined };
  const { isServed } = await publish(target, { app: 'giving', buildDir, promote: true });
  expect(isServed).toBe(false);
  expect(site.deployed).toEqual([]);
  expect((await site.store.readAll()).get('giving')?.revision).toBe(1);
});

test('nothing is deployed if a file of a retained release cannot be downloaded', async () => {
  const buildDir = await newGiving();
  site.sites.servers.giving.fail({ kind: 'status', matches: /page\.js$/, status: 503 });
  const attempt = publish(site.hosted, { app: 'giving', buildDir, promote: true });
  await expect(attempt).rejects.toThrow('js/page.js: status 503');
  expect(site.deployed).toEqual([]);
});
