import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf, releaseIdOf } from '@raade/publishing/releases/release-id';
import { writeRemoteBuild, writeShellBuild } from '@raade/publishing/testing/sample-builds';
import { composeLive } from './compose-live.ts';
import { promote, rollback } from './move-pointer.ts';
import { publish } from './publish.ts';
import { restoreReleases } from './restore-releases.ts';
import { live, newFolder, released, site } from './testing/running-site.ts';

const pointerOf = async (app: string) => (await live(app))?.pointer;

/** Changes a file of an app's live release in place, as anyone who may deploy to its site can. */
async function tamper(app: string, file: string, change: (text: string) => string): Promise<void> {
  const release = (await pointerOf(app))?.release ?? '';
  const whole = path.join(site.sites.sitesDir, app, 'r', release, file);
  await writeFile(whole, change(await readFile(whole, 'utf8')));
}

const FORGED = (text: string) => text.replaceAll('The page of content', 'A forged page');

test.each(['pages.json', 'remote.json', 'release.json'])(
  'an app whose %s was changed on its site is left out, and other apps are composed',
  async (file) => {
    await tamper('content', file, (text) => `${FORGED(text)} `);
    const release = await released({ name: 'giving', title: 'Second' });
    const problems = await composeLive(site.local);
    expect(problems).toEqual([expect.stringMatching(/^content is left out: .*content/)]);
    expect((await site.registry())['giving']?.release).toBe(release);
    expect(await site.text('shell', '/giving')).toContain('<title>Second</title>');
    expect((await fetch(`${site.sites.url}/content`)).status).toBe(404);
  },
);

test('a changed release is replaced by the release before it', async () => {
  const first = (await pointerOf('content'))?.release;
  await released({ name: 'content', title: 'Second' });
  await tamper('content', 'pages.json', FORGED);
  await tamper('content', 'remote.json', () => '');
  const [problem] = await composeLive(site.local);
  expect(problem).toMatch(new RegExp(`^content stays at ${first}: `));
  expect((await site.registry())['content']?.release).toBe(first);
});

test('a forged pointer is ignored, and its app stays at its last valid release', async () => {
  const content = await pointerOf('content');
  const giving = await pointerOf('giving');
  if (!content || !giving) throw new Error('Nothing is live.');
  const forged = [
    { ...content, digest: giving.digest },
    { ...content, release: giving.release, digest: giving.digest },
    { ...content, release: `../../../giving/r/${giving.release}`, digest: giving.digest },
    { ...content, app: 'giving' },
  ];
  for (const pointer of forged) {
    const pointers = new Map(await site.store.readAll());
    const old = pointers.get('content');
    if (!old) throw new Error('Nothing is live.');
    pointers.set('content', { ...old, pointer });
    const store = { ...site.store, readAll: () => Promise.resolve(pointers) };
    const problems = await composeLive({ ...site.local, store });
    expect(problems).toEqual([expect.stringContaining(`content stays at ${content.release}`)]);
    expect((await site.registry())['content']?.release).toBe(content.release);
  }
});

test('an app with an invalid pointer stays at its last release, others are composed', async () => {
  const before = (await pointerOf('content'))?.release;
  const pointers = new Map(await site.store.readAll());
  const old = pointers.get('content');
  if (!old) throw new Error('Nothing is live.');
  pointers.set('content', { ...old, pointer: undefined, problem: 'release: must be a release id' });
  const target = {
    ...site.local,
    store: { ...site.store, readAll: () => Promise.resolve(pointers) },
  };
  expect(await composeLive(target)).toEqual([
    `content stays at ${before}: its pointer is invalid: release: must be a release id`,
  ]);
  expect(Object.keys(await site.registry())).toEqual(['content', 'giving']);
});

test('the later of two remotes that claim one address stays at its last release', async () => {
  const before = (await pointerOf('content'))?.release;
  const claims = [
    { name: 'giving', paths: ['giving', 'shared/*'] },
    { name: 'content', paths: ['content', 'shared'] },
  ];
  const pointers = new Map(await site.store.readAll());
  for (const [index, sample] of claims.entries()) {
    const release = await released(sample, false);
    const folder = path.join(site.sites.sitesDir, sample.name, 'r', release);
    const digest = integrityOf(await readFile(path.join(folder, 'release.json')));
    const old = pointers.get(sample.name);
    const move = { release, digest, kind: 'publish', movedBy: 'team@example.org' } as const;
    const moves = [
      { ...move, movedAt: new Date(Date.UTC(2040, 0, index)).toISOString() },
      ...(old?.moves ?? []),
    ];
    pointers.set(sample.name, {
      revision: 2,
      pointer: { app: sample.name, release, digest },
      moves,
    });
  }
  const store = { ...site.store, readAll: () => Promise.resolve(pointers) };
  expect(await composeLive({ ...site.local, store })).toEqual([
    expect.stringMatching(new RegExp(`^content stays at ${before}: .*"shared/\\*" of giving`, 's')),
  ]);
  const { content, giving } = await site.registry();
  expect([content?.release, giving?.paths]).toEqual([before, ['giving', 'shared/*']]);
});

test('a shell with which the site cannot be composed does not go live', async () => {
  const before = await pointerOf('shell');
  const buildDir = await writeShellBuild(newFolder());
  await writeFile(path.join(buildDir, 'template.html'), '<!-- compose:head -->');
  const attempt = publish(site.local, { app: 'shell', buildDir, promote: true });
  await expect(attempt).rejects.toThrow(
    'The site cannot be composed with shell: The shell\'s template lacks "<!-- compose:body -->".',
  );
  expect(await pointerOf('shell')).toEqual(before);
});

test('a path moves to another remote only if both remotes are promoted together', async () => {
  const [content, giving] = [
    await released({ name: 'content', paths: ['content', 'shared'] }),
    await released({ name: 'giving', title: 'Second' }),
  ];
  const given = await released({ name: 'content' }, false);
  const buildDir = await writeRemoteBuild(newFolder(), {
    name: 'giving',
    paths: ['giving', 'shared'],
  });
  const taking = publish(site.local, { app: 'giving', buildDir, promote: true });
  await expect(taking).rejects.toThrow('"shared" is in the paths of content and giving');
  const taken = (await readdir(path.join(site.sites.sitesDir, 'giving/r'))).find(
    (release) => ![giving, site.sites.pointers.get('giving')?.release ?? ''].includes(release),
  );
  await promote(site.local, [
    { app: 'content', release: given },
    { app: 'giving', release: taken ?? '' },
  ]);
  await composeLive(site.local);
  expect((await site.registry())['giving']?.paths).toEqual(['giving', 'shared']);
  expect(await rollback(site.local, 'giving')).toMatchObject({ release: giving });
  expect(content).not.toBe(given);
});

test('a rollback to a release whose release.json has changed is refused', async () => {
  await tamper('giving', 'release.json', (text) => `${text} `);
  const first = (await pointerOf('giving'))?.release ?? '';
  await released({ name: 'giving', title: 'Second' });
  await expect(rollback(site.local, 'giving')).rejects.toThrow(
    `release.json of giving ${first} differs from the one that was live`,
  );
});

test.each([
  '../../../../pwned.js',
  '/tmp/pwned.js',
  'js/../../pwned.js',
  'https://evil.example.org/pwned.js',
  '..%2f..%2fpwned.js',
  '.git/config',
])('a release with the file path %s is refused, and that file is not fetched', async (file) => {
  const { release = '' } = (await pointerOf('giving')) ?? {};
  const folder = path.join(site.sites.sitesDir, 'giving');
  const whole = path.join(folder, 'r', release, 'release.json');
  const described = JSON.parse(await readFile(whole, 'utf8')) as {
    files: { path: string; size: number; integrity: string }[];
    release: string;
  };
  const [one] = described.files;
  if (one) one.path = file;
  described.release = releaseIdOf(described.files);
  await writeFile(whole, JSON.stringify(described));
  const job = newFolder();
  const { origin } = site.sites.servers.giving;
  const asked = site.sites.servers.giving.requests.length;
  await expect(restoreReleases('giving', origin, path.join(job, 'giving'))).rejects.toThrow(
    'must be a path below the release',
  );
  expect(await readdir(site.distDir)).not.toContain('pwned.js');
  expect(site.sites.servers.giving.requests.slice(asked).join()).not.toContain('pwned');
});
