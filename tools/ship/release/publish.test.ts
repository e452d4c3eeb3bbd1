import path from 'node:path';
import { access, readFile, writeFile } from 'node:fs/promises';
import type { Fault } from '@raade/prove/fault-server/fault.ts';
import { composeLive } from './compose-live.ts';
import { promote, rollback } from './move-pointer.ts';
import { publish } from './publish.ts';
import { writeRemoteBuild, writeShellBuild } from '@raade/publishing/testing/sample-builds';
import { live, publishRemote, released, site, type Sample } from './testing/running-site.ts';

const giving = (title: string): Sample => ({ name: 'giving', title });
const isThere = (file: string) => access(path.join(site.sites.sitesDir, file)).then(() => true);

test('a new release keeps the earlier one, and a rollback makes that one live again', async () => {
  const { giving: first, content } = await site.registry();
  const second = await released(giving('Second'));
  await composeLive(site.local);
  expect((await site.registry())['giving']?.release).toBe(second);
  expect((await site.registry())['content']).toEqual(content);
  expect(await site.text('shell', '/giving')).toContain(`/r/${second}/js/page.js`);
  expect(await site.text('giving', `/r/${first?.release ?? ''}/js/page.js`)).toBe('/* First */');
  expect(await rollback(site.local, 'giving')).toMatchObject({ release: first?.release });
  await composeLive(site.local);
  expect((await site.registry())['giving']).toEqual(first);
  expect(await site.text('shell', '/giving')).toContain('<title>First</title>');
  await promote(site.local, [{ app: 'giving', release: second }]);
  expect((await live('giving'))?.moves.map(({ kind }) => kind)).toEqual([
    'promote',
    'rollback',
    'publish',
    'publish',
  ]);
});

test('a release goes live with the description of its change', async () => {
  await publishRemote(giving('Second'), { reason: 'Correct the form' });
  expect((await live('giving'))?.moves[0]?.reason).toBe('Correct the form');
});

test('publishing the same build again changes nothing', async () => {
  const release = await released(giving('Second'));
  const releases = await site.text('giving', '/releases.json');
  expect(await released(giving('Second'))).toBe(release);
  expect((await live('giving'))?.revision).toBe(2);
  expect(await site.text('giving', '/releases.json')).toBe(releases);
});

test('an app above its budget is not published, and the error names the grown module', async () => {
  const heavy = { ...giving('Second'), bytes: 1500 };
  await expect(released(heavy)).rejects.toThrow(
    /giving is heavier.*\n.*\/giving: 1\.5 kB of script, 500 bytes more.*\n.*live.*\n.*js\/page.*0\.5 kB more\n.*src\/page\.tsx/,
  );
  expect((await live('giving'))?.revision).toBe(1);
});

test('a preview release is stored without moving the pointer', async () => {
  const release = await released(giving('Second'), false);
  expect(await isThere(`giving/r/${release}/release.json`)).toBe(true);
  expect((await live('giving'))?.revision).toBe(1);
});

const [OTHER_FILES, OTHER_MANIFEST] = [
  'js/page.js: is not the file that was published',
  'release.json disagrees with remote.json',
];

test('a release whose files changed after publishing is not made live', async () => {
  const release = await released(giving('Second'), false);
  const edit = async (file: string, change: (text: string) => string) => {
    const whole = path.join(site.sites.sitesDir, 'giving/r', release, file);
    const text = await readFile(whole, 'utf8');
    await writeFile(whole, change(text));
    return () => writeFile(whole, text);
  };
  const undo = await edit('js/page.js', (text) => text.replace('Second', 'Forged'));
  await expect(promote(site.local, [{ app: 'giving', release }])).rejects.toThrow(OTHER_FILES);
  await undo();
  await edit('release.json', (text) => text.replace('"giving"\n', '"shop"\n'));
  await expect(promote(site.local, [{ app: 'giving', release }])).rejects.toThrow(OTHER_MANIFEST);
  expect((await live('giving'))?.revision).toBe(1);
});

const PAGE = /page\.js$/;
const faults: [string, Fault, string][] = [
  ['is missing', { kind: 'status', matches: PAGE, status: 404 }, 'js/page.js: status 404'],
  ['is an HTML page', { kind: 'html', matches: PAGE }, 'js/page.js: content-type is "text/html'],
  ['does not answer', { kind: 'refused', matches: PAGE }, 'js/page.js: no answer'],
  ['may not be cached', { kind: 'changed', matches: PAGE, change: String }, 'cache-control'],
];

test.each(faults)(
  'a release does not go live if one of its files %s',
  async (_what, fault, message) => {
    site.sites.servers.giving.fail(fault);
    const target = { ...site.local, mustCache: true };
    await expect(released(giving('Second'), true, target)).rejects.toThrow(message);
    expect((await live('giving'))?.revision).toBe(1);
    site.sites.servers.giving.heal();
    await released(giving('Second'));
  },
);

test.each<[string, Sample, string]>([
  [
    'owns a path of another remote',
    { name: 'giving', paths: ['giving', 'content'] },
    '"content" is in the paths of',
  ],
  [
    'needs another major version of the platform',
    { name: 'giving', platform: '^2.0.0' },
    'the live shell brings 1.0.0.\nRelease giving first, with "platform": "^1.0.0 || ^2.0.0" in its remote.json; then a shell',
  ],
  [
    'needs a newer minor version of the platform',
    { name: 'giving', platform: '^1.2.0' },
    'the live shell brings 1.0.0.\nRelease a shell that brings it first.',
  ],
  [
    'has a path that overlaps with one of another remote',
    { name: 'giving', paths: ['giving', 'content/*'] },
    '"content" of content and "content/*" of giving are the same addresses in part',
  ],
  [
    'has a page outside its own paths',
    { name: 'giving', paths: ['donate'] },
    'giving: the page "/giving" lies under none of its paths',
  ],
  ['is a build of another remote', { name: 'giving' }, 'holds a build of giving, not of content'],
])('a release that %s does not go live', async (_what, sample, message) => {
  const buildDir = await writeRemoteBuild(path.join(site.distDir, 'other'), sample);
  const app = message.includes('not of content') ? 'content' : 'giving';
  await expect(publish(site.local, { app, buildDir, promote: true })).rejects.toThrow(message);
  expect((await live(app))?.revision).toBe(1);
});

test('a shell without the platform version that a live remote needs does not go live', async () => {
  const buildDir = await writeShellBuild(path.join(site.distDir, 'other'), '2.0.0');
  const attempt = publish(site.local, { app: 'shell', buildDir, promote: true });
  await expect(attempt).rejects.toThrow(
    'content needs the platform ^1.0.0, but the new shell brings 2.0.0.\n' +
      'Release content first, with "platform": "^1.0.0 || ^2.0.0" in its remote.json; then the shell. ' +
      'If it cannot take both, move both at once: publish each with --no-promote, then `npm run release -- promote shell@<release> content@<release>`.',
  );
  expect((await live('shell'))?.revision).toBe(1);
});

test('a new major platform version goes live in the order that the errors give', async () => {
  for (const name of ['content', 'giving']) {
    await released({ name, platform: '^1.0.0 || ^2.0.0' });
  }
  const buildDir = await writeShellBuild(path.join(site.distDir, 'other'), '2.0.0');
  await publish(site.local, { app: 'shell', buildDir, promote: true });
  await released({ name: 'giving', platform: '^2.0.0' });
  await composeLive(site.local);
  expect((await site.registry())['giving']?.platform).toBe('^2.0.0');
});

test('all apps can move to a new major platform version at once', async () => {
  const apps = ['content', 'giving'];
  const releases = await Promise.all(
    apps.map(async (app) => ({
      app,
      release: await released({ name: app, platform: '^2.0.0' }, false),
    })),
  );
  const buildDir = await writeShellBuild(path.join(site.distDir, 'other'), '2.0.0');
  const shell = await publish(site.local, { app: 'shell', buildDir, promote: false });
  await promote(site.local, [...releases, { app: 'shell', release: shell.release }]);
  await composeLive(site.local);
  expect((await site.registry())['giving']?.platform).toBe('^2.0.0');
});

test('one of two concurrent publishes of an app is refused', async () => {
  const outcomes = await Promise.allSettled([
    released(giving('Second')),
    released(giving('Third')),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(String(refused?.reason)).toContain('team@example.org made');
  expect((await live('giving'))?.revision).toBe(2);
});

test('two apps that are published concurrently both go live', async () => {
  const makeLive = async (sample: Sample) => {
    const release = await released(sample);
    await composeLive(site.local);
    return release;
  };
  const [one, other] = await Promise.all([
    makeLive(giving('Second')),
    makeLive({ name: 'content', title: 'Second' }),
  ]);
  const { giving: first, content } = await site.registry();
  expect([first?.release, content?.release]).toEqual([one, other]);
});

test('pages are composed again if a pointer moves while they are deployed', async () => {
  const first = (await live('giving'))?.pointer?.release ?? '';
  const second = await released(giving('Second'));
  let deploys = 0;
  const deploy = async () => {
    deploys += 1;
    if (deploys === 1) await promote(site.local, [{ app: 'giving', release: first }]);
  };
  await composeLive({ ...site.local, deploy });
  expect(deploys).toBe(2);
  expect((await site.registry())['giving']?.release).not.toBe(second);
});
