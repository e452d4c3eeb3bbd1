import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registrySchema } from '@raade/contracts/releases/registry';
import { writeRemoteBuild, writeShellBuild } from '@raade/publishing/testing/sample-builds';
import { type ServedSites, serveComposedSites } from './composed-sites.ts';
import { pointTo, releaseInto, stageInto } from './release-into.ts';

let distDir: string;
let sites: ServedSites;

beforeEach(async () => {
  distDir = await mkdtemp(path.join(tmpdir(), 'raade-dist-'));
  await writeShellBuild(distDir);
  await writeRemoteBuild(distDir, { name: 'content' });
  await writeRemoteBuild(distDir, { name: 'giving', title: 'First' });
  sites = await serveComposedSites(distDir);
});

afterEach(async () => {
  await sites.close();
  await rm(distDir, { recursive: true });
});

const text = async (url: string) => (await fetch(url)).text();
const remotes = async () =>
  registrySchema.parse(JSON.parse(await text(`${sites.url}/registry.json`))).remotes;
const changedGiving = () => writeRemoteBuild(distDir, { name: 'giving', title: 'Second' });

test('a release goes live beside the earlier one, and back', async () => {
  const { giving: first, content } = await remotes();
  const release = await releaseInto(sites, 'giving', await changedGiving());
  const { giving: second, content: unchanged } = await remotes();
  expect(second?.release).toBe(release);
  expect(release).not.toBe(first?.release);
  expect(unchanged).toEqual(content);
  expect(await text(`${sites.url}/giving`)).toContain('<title>Second</title>');
  expect(await text(`${sites.url}/giving`)).toContain(`/r/${release}/js/page.js`);
  expect((await fetch(first?.url ?? '')).status).toBe(200);
  await pointTo(sites, 'giving', first?.release ?? '');
  expect((await remotes())['giving']).toEqual(first);
  expect(await text(`${sites.url}/giving`)).toContain('<title>First</title>');
});

test('a release that is only staged answers, and changes nothing', async () => {
  const before = await remotes();
  const release = await stageInto(sites, 'giving', await changedGiving());
  const { origin } = sites.servers.giving;
  expect((await fetch(`${origin}/r/${release}/release.json`)).status).toBe(200);
  expect(await remotes()).toEqual(before);
  expect(await stageInto(sites, 'giving', await changedGiving())).toBe(release);
});

test('a new shell is released alike; a page that its remote no longer has is gone', async () => {
  const earlier = sites.pointers.get('shell')?.release;
  const release = await releaseInto(sites, 'shell', await writeShellBuild(distDir, '1.1.0'));
  expect(await text(`${sites.url}/giving`)).toContain(`/r/${release}/js/index.js`);
  await access(path.join(sites.shellDir, 'r', earlier ?? ''));
  sites.pointers.delete('giving');
  await pointTo(sites, 'shell', release);
  expect((await fetch(`${sites.url}/giving`)).status).toBe(404);
  expect((await fetch(`${sites.url}/content`)).status).toBe(200);
});
