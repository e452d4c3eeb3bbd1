import { type IncomingMessage, request } from 'node:http';
import type { Uses } from '@raade/contracts/release-facts';
import express from 'express';
import { liveShellApp } from './live-shell-app.ts';
import { createShownSite, type ShownSite } from './shown-site.ts';
import { type SampleRemote, type SampleSites, sampleSites, serve } from './testing/sample-sites.ts';

const NOTHING: Uses = { react: '^19.0.0', names: {}, tokens: {}, slots: {}, calls: {} };
const LOCAL: SampleRemote = { name: 'giving', title: 'Giving, as it is here' };

let sites: SampleSites;
const ends: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function sample(...change: Parameters<typeof sampleSites>) {
  sites = await sampleSites(...change);
  ends.push(sites.close);
}

interface Shown {
  readonly origin: string;
  readonly shown: ShownSite;
  readonly said: string[];
  /** Asks this machine's server. */
  readonly get: (address: string, init?: RequestInit) => Promise<Response>;
  readonly text: (address: string) => Promise<string>;
  /** Takes over a build of giving. */
  readonly save: (remote: SampleRemote, uses?: Partial<Uses>) => Promise<void>;
}

/** Giving within the shell at an address, with nothing built yet. */
async function show(shell = sites.shell): Promise<Shown> {
  const app = express();
  const { origin, close } = await serve(app);
  ends.push(close);
  const said: string[] = [];
  const dist = await sites.build(LOCAL);
  const options = { shell, name: 'giving', dist, origin };
  const shown = createShownSite({ ...options, say: (text) => said.push(text) });
  app.use(liveShellApp({ ...options, shown, opened: () => undefined }));
  const get = (address: string, init: RequestInit = {}) =>
    fetch(origin + address, { redirect: 'manual', ...init });
  return {
    origin,
    shown,
    said,
    get,
    text: async (address) => (await get(address)).text(),
    async save(remote, uses = {}) {
      await sites.build(remote);
      await shown.built();
      await shown.compare({
        facts: () => Promise.resolve({ files: [], uses: { ...NOTHING, ...uses } }),
      });
    },
  };
}

async function showLocal(): Promise<Shown> {
  const here = await show();
  await here.shown.follow();
  await here.save(LOCAL);
  return here;
}

test('a page of the remote is composed with the build that is here, and pages of others with what is live', async () => {
  await sample();
  const { text } = await showLocal();
  expect(await text('/giving')).toContain('<title>Giving, as it is here</title>');
  expect(await text('/content')).toContain('<title>The page of content</title>');
  const registry = JSON.parse(await text('/registry.json')) as {
    remotes: Record<string, { url: string }>;
  };
  const live = JSON.parse(await (await fetch(`${sites.shell}/registry.json`)).text()) as {
    remotes: Record<string, { url: string }>;
  };
  expect(registry.remotes['content']).toEqual(live.remotes['content']);
  const entry = new URL(registry.remotes['giving']?.url ?? '');
  expect(await text(entry.pathname)).toBe('/* giving */');
  expect(entry.origin).not.toBe(new URL(live.remotes['giving']?.url ?? '').origin);
});

test('an address that the remote is about to get is a page at once, and one that it gives up is none', async () => {
  await sample();
  const { get, save, shown } = await show();
  await shown.follow();
  await save({ ...LOCAL, page: '/gifts', paths: ['gifts'] });
  expect((await get('/gifts')).status).toBe(200);
  expect((await get('/giving')).status).toBe(404);
});

test('what is not composed comes from the site, which learns nothing of who asks', async () => {
  await sample();
  const { get, text } = await showLocal();
  const script = /\/r\/[0-9a-f]{32}\/js\/index\.js/.exec(await text('/content'))?.[0] ?? '';
  const answer = await get(script, { headers: { cookie: 'session=1', authorization: 'Bearer 1' } });
  expect(await answer.text()).toBe('/* shell 1.0.0 */');
  const asked = sites.requests.find(({ path }) => path === script);
  expect(Object.keys(asked?.headers ?? {})).toContain('accept');
  expect(Object.keys(asked?.headers ?? {})).not.toContain('cookie');
  expect(Object.keys(asked?.headers ?? {})).not.toContain('authorization');
  expect((await get('/old')).headers.get('location')).toBe('/content');
  expect((await get('/nowhere')).status).toBe(404);
});

test('nothing but reading goes on to the site', async () => {
  await sample();
  const { get } = await showLocal();
  const before = sites.requests.length;
  expect((await get('/content', { method: 'POST', body: 'x' })).status).toBe(405);
  expect(sites.requests.slice(before)).toEqual([]);
});

test('a page that could reach data of visitors is kept from it, and one with emulators is not', async () => {
  await sample({ hasEmulators: false });
  const closed = await (await showLocal()).get('/giving');
  const policies = closed.headers.get('content-security-policy') ?? '';
  expect(policies).toMatch(/, connect-src 'self' (http:\/\/127\.0\.0\.1:\d+ ?)+$/);
  await sample();
  const open = await (await showLocal()).get('/giving');
  expect(open.headers.get('content-security-policy')).not.toContain(', ');
});

test('until there is a build, and while the site does not answer, the page says so and what to do', async () => {
  await sample();
  const { shown, get, said } = await show('http://127.0.0.1:1');
  await shown.follow();
  const page = await get('/giving');
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('/@live-shell/client.js');
  const problem: unknown = expect.stringMatching(
    /^http:\/\/127\.0\.0\.1:1 does not answer \(.+\)\. Start the local stack with `npm start`, or name another address with --shell\.\nhttp:\S+ shows giving as soon as that is well\.$/,
  );
  expect(shown.state()).toMatchObject({ problem });
  expect(said).toEqual([problem]);
  await shown.follow();
  expect(said).toHaveLength(1);
});

test('what could not be read of a site at first is read with the next try', async () => {
  await sample();
  const { shown, save, get } = await show();
  sites.fail(/template/);
  await shown.follow();
  await save(LOCAL);
  expect(shown.state().problem).toMatch(/^The site cannot be composed with giving: .* says 500\.$/);
  sites.fail();
  await shown.follow();
  expect(shown.state().problem).toBeUndefined();
  expect((await get('/giving')).status).toBe(200);
});

test('a site that goes away is told, and what was read of it before is still shown', async () => {
  await sample();
  const { shown, text, get } = await showLocal();
  await ends.shift()?.();
  await shown.follow();
  expect(shown.state().problem).toMatch(
    / does not answer .*\nWhat was read of it before is still shown\.$/,
  );
  expect(await text('/content')).toContain('The page of content');
  expect((await get('/r/0123456789abcdef0123456789abcdef/a.js')).status).toBe(502);
});

test('a build that fails leaves the last one where it is, and the next one takes its place', async () => {
  await sample();
  const { shown, text, save } = await showLocal();
  const { build } = shown.state();
  shown.failed('donate.page.tsx: expected a semicolon');
  expect(shown.state()).toEqual({
    build,
    problem:
      'giving was not built; the last build that was is shown.\n\ndonate.page.tsx: expected a semicolon',
  });
  expect(await text('/giving')).toContain('Giving, as it is here');
  await save({ ...LOCAL, title: 'Giving, repaired' });
  expect(shown.state()).toEqual({ build: build + 1 });
  expect(await text('/giving')).toContain('Giving, repaired');
});

test('a build that no site could be composed with is told, and the last one stays', async () => {
  await sample();
  const { shown, text, save } = await showLocal();
  await save({ ...LOCAL, paths: ['content', 'giving'] });
  expect(shown.state().problem).toMatch(/^The site cannot be composed with giving: /);
  expect(await text('/giving')).toContain('Giving, as it is here');
});

test('open pages are told of each build, and of what goes live beside it', async () => {
  await sample();
  const { shown, get, text, save } = await showLocal();
  const stop = new AbortController();
  const { body } = await get('/@live-shell/events', { signal: stop.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const { build } = shown.state();
  const told = async () => (await reader?.read())?.value;
  expect(await told()).toBe(`data: {"build":${build}}\n\n`);
  await save({ ...LOCAL, title: 'Another' });
  expect(await told()).toBe(`data: {"build":${build + 1}}\n\n`);
  await sites.publish({ name: 'content', title: 'Newer content' });
  await shown.follow();
  expect(await told()).toBe(`data: {"build":${build + 2}}\n\n`);
  expect(await text('/content')).toContain('Newer content');
  stop.abort();
});

test('the terminal says once what would keep the build from going live', async () => {
  await sample();
  const { said, save } = await showLocal();
  const uses = { tokens: { '--color-new': 'libs/ui/src/card.tsx' } };
  await save(LOCAL, uses);
  await save({ ...LOCAL, title: 'Again' }, uses);
  expect(said).toEqual([
    expect.stringContaining(
      'The new giving uses design tokens that the live shell does not give: --color-new (libs/ui/src/card.tsx).',
    ),
  ]);
});

/** Asks as no browser does: fetch would tidy the address up. */
function askRawly(origin: string, path: string, headers = {}): Promise<IncomingMessage> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    request({ hostname, port, path, headers }).on('response', resolve).end();
  });
}

test('a request by another name than its own is sent to that one', async () => {
  await sample();
  const { origin } = await showLocal();
  const { headers } = await askRawly(origin, '/giving', { host: 'attacker.example.org' });
  expect(headers.location).toBe(`${origin}/giving`);
});

test.each(['//attacker.example.org/a.js', 'http://attacker.example.org/a.js', '/../../etc/passwd'])(
  'no address leads past the site: %s',
  async (path) => {
    await sample();
    const { origin } = await showLocal();
    const { statusCode = 0 } = await askRawly(origin, path);
    expect([404, 502]).toContain(statusCode);
  },
);
