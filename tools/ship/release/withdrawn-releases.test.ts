import path from 'node:path';
import { writeRemoteBuild } from '@raade/publishing/testing/sample-builds';
import { composeLive } from './compose-live.ts';
import { listReleases } from './list-releases.ts';
import { promote, rollback } from './move-pointer.ts';
import { publish } from './publish.ts';
import { type ReleaseSite, startReleaseSite } from './testing/release-site.ts';

let site: ReleaseSite;
let first: string;
let second: string;

const live = async () => (await site.store.readAll()).get('giving')?.pointer?.release ?? '';

async function publishGiving(title: string, isLive = true): Promise<string> {
  const folder = path.join(site.distDir, crypto.randomUUID());
  const buildDir = await writeRemoteBuild(folder, { name: 'giving', title });
  return (await publish(site.local, { app: 'giving', buildDir, promote: isLive })).release;
}

const withdraw = (release: string, isWithdrawn = true) =>
  site.store.withdraw({ app: 'giving', release, isWithdrawn, reason: 'It shows addresses.' });

beforeEach(async () => {
  site = await startReleaseSite();
  first = await live();
  second = await publishGiving('Second');
});
afterEach(() => site.close());

test('a withdrawn release can be neither promoted, nor gone back to, nor published again, and each refusal says why', async () => {
  await withdraw(first);
  const says = new RegExp(
    `^giving ${first} was withdrawn by team@example.org on \\d{4}-\\d\\d-\\d\\d: It shows addresses.\\n.*npm run release -- allow giving@${first}`,
  );
  await expect(promote(site.local, [{ app: 'giving', release: first }])).rejects.toThrow(says);
  await expect(rollback(site.local, 'giving', first)).rejects.toThrow(says);
  for (const isLive of [true, false]) {
    await expect(publishGiving('First', isLive)).rejects.toThrow(says);
  }
  expect(await live()).toBe(second);
});

test('who goes back goes past what was withdrawn', async () => {
  await publishGiving('Third');
  await withdraw(second);
  expect((await rollback(site.local, 'giving')).release).toBe(first);
});

test('what is allowed again can go live', async () => {
  await withdraw(first);
  await withdraw(first, false);
  await promote(site.local, [{ app: 'giving', release: first }]);
  expect(await live()).toBe(first);
});

test('a pointer that names a withdrawn release makes it live nowhere, and the pages of others go on', async () => {
  await withdraw(second);
  const content = path.join(site.distDir, 'content-2');
  const buildDir = await writeRemoteBuild(content, { name: 'content', title: 'New content' });
  await publish(site.local, { app: 'content', buildDir, promote: true });
  const problems = await composeLive(site.local);
  expect(problems).toEqual([
    expect.stringMatching(
      `^giving stays at ${first}: giving ${second} was withdrawn by team@example.org`,
    ),
  ]);
  expect((await site.registry())['giving']?.release).toBe(first);
  expect(await site.text('shell', '/giving')).toContain('<title>First</title>');
  expect(await site.text('shell', '/content')).toContain('<title>New content</title>');
});

test('previews are told which releases are withdrawn, and not why', async () => {
  await composeLive(site.local);
  expect(JSON.parse(await site.text('shell', '/withdrawn.json'))).toEqual({
    schema: 1,
    releases: {},
  });
  await withdraw(first);
  await composeLive(site.local);
  const said = await site.text('shell', '/withdrawn.json');
  expect(JSON.parse(said)).toEqual({ schema: 1, releases: { giving: [first] } });
});

test('the list of releases says what is withdrawn', async () => {
  await withdraw(first);
  expect(await listReleases(site.local, 'giving')).toMatch(
    new RegExp(`${first} .* withdrawn .* by team@example.org: It shows addresses.`),
  );
});
