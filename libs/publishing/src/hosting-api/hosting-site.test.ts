import type { Composed } from '../compose/compose-shell.ts';
import { hostedSite, SITE } from './testing/hosted-site.ts';
import { type HostingServer, startHostingServer } from './testing/hosting-server.ts';
import { sampleSite, type SampleSite } from './testing/sample-site.ts';

let sample: SampleSite;
let server: HostingServer;
let pauses: number[];

beforeAll(async () => {
  sample = await sampleSite();
});
beforeEach(async () => {
  pauses = [];
  server = await startHostingServer(SITE);
  await sample.deploy(server.state);
});
afterEach(() => server.close());

const site = () => hostedSite(server, { pause: (milliseconds) => void pauses.push(milliseconds) });
const makeLive = (composed: Composed, confirm = () => Promise.resolve()) =>
  site().makeLive(composed, confirm);
const givingPage = () => server.state.served().get('/giving.html') ?? '';
const keptNow = () => [...server.state.served().keys()].filter((name) => name.startsWith('/r/'));

test('the composed files are live beside the retained releases', async () => {
  const kept = keptNow();
  const composed = await sample.composed('A second title');
  const live = await makeLive(composed);
  expect(givingPage()).toContain('A second title');
  expect(keptNow()).toEqual(kept);
  expect(server.state.served().get('/releases.json')).toContain('published_at');
  expect(await site().liveState()).toBe(live);
  for (const [name, text] of composed.documents) {
    expect(server.state.served().get(`/${name}`)).toBe(text);
  }
});

test('a removed page is removed from the site', async () => {
  await makeLive(await sample.composed('First'));
  const composed = await sample.composed('Second');
  composed.documents.delete('giving.html');
  await makeLive(composed);
  expect(server.state.served().has('/giving.html')).toBe(false);
});

test('a picture is uploaded once, stays while it is used, and is then removed', async () => {
  const file = `p/${'a'.repeat(64)}/96.webp`;
  const read = jest.fn(() => Promise.resolve(new TextEncoder().encode('a face')));
  const shown = async (title: string) => ({
    ...(await sample.composed(title)),
    pictures: new Map([[file, read]]),
  });
  await makeLive(await shown('First'));
  expect(server.state.served().get(`/${file}`)).toBe('a face');
  await makeLive(await shown('Second'));
  expect(server.state.served().get(`/${file}`)).toBe('a face');
  expect(read).toHaveBeenCalledTimes(1);
  await makeLive(await sample.composed('Third'));
  expect(server.state.served().has(`/${file}`)).toBe(false);
});

test('only changed files are uploaded', async () => {
  await makeLive(await sample.composed('Same'));
  server.asked.length = 0;
  await makeLive(await sample.composed('Same'));
  expect(server.asked).not.toContain('upload');
});

test.each([429, 500, 502, 503, 504])(
  'a step that is answered with %s is retried',
  async (status) => {
    const seen = new Set<string>();
    server.fault = (step) => (seen.has(step) ? undefined : (seen.add(step), { status }));
    await makeLive(await sample.composed(`After ${status}`));
    expect(givingPage()).toContain(`After ${status}`);
    expect(pauses.length).toBeGreaterThanOrEqual(7);
  },
);

test('after repeated failures of a step, the publish fails and the site stays unchanged', async () => {
  const before = givingPage();
  server.fault = (step) => (step === 'finalize' ? { status: 503 } : undefined);
  const published = makeLive(await sample.composed('Never'));
  await expect(published).rejects.toThrow(/Firebase Hosting says 503 to PATCH versions.*Later/);
  expect(pauses).toEqual([250, 500, 1000, 2000]);
  expect(givingPage()).toBe(before);
});

test('permanent refusals are not retried', async () => {
  server.fault = (step) => (step === 'create version' ? { status: 403 } : undefined);
  const published = makeLive(await sample.composed('Never'));
  await expect(published).rejects.toThrow(/says 403/);
  expect(pauses).toEqual([]);
});

test.each([
  ['during the publish', 'finalize'],
  ['just before its last step', 'release'],
] as const)('a release deployed %s is kept and shows the new pages', async (_when, at) => {
  await makeLive(await sample.composed('Base'));
  const composed = await sample.composed('Mine');
  let deployed = false;
  server.fault = (step) => {
    if (step === at && !deployed) {
      deployed = true;
      server.state.release(deployShellAgain());
    }
    return undefined;
  };
  await makeLive(composed);
  expect(givingPage()).toContain('Mine');
  expect(server.state.served().get('/r/00ff/js/late.js')).toBeDefined();
});

/** Creates the version that a deploy of the shell's team would: the live site and one more release with these files. */
function deployShellAgain(names: readonly string[] = ['late']): string {
  const { state } = server;
  const version = state.create();
  const live = [...(state.releases[0]?.files ?? [])];
  const [, someHash = ''] = live[0] ?? [];
  const more = names.map((name) => [`/r/00ff/js/${name}.js`, someHash] as const);
  state.populate(version.name, Object.fromEntries([...live, ...more]));
  return state.finalize(version.name, {}).name;
}

test('a site that lacks files of the shell is not published', async () => {
  const composed = await sample.composed('Without');
  const { state } = server;
  const empty = state.create();
  state.release(state.finalize(empty.name, {}).name);
  await expect(makeLive(composed)).rejects.toThrow(/lacks \d+ files of the shell's release/);
});

test('nothing is published if the publisher has lost its turn', async () => {
  const before = givingPage();
  const lost = () => Promise.reject(new Error('It is somebody else’s turn.'));
  await expect(makeLive(await sample.composed('Late'), lost)).rejects.toThrow(
    'somebody else’s turn',
  );
  expect(givingPage()).toBe(before);
});

test('a site that was switched off stays off', async () => {
  server.state.releases.length = 0;
  const published = makeLive(await sample.composed('Off'));
  await expect(published).rejects.toThrow('The site is switched off');
});

test('a site with more files than one request may name is published completely', async () => {
  const names = Array.from({ length: 2500 }, (_, index) => String(index));
  server.state.release(deployShellAgain(names));
  await makeLive(await sample.composed('Many'));
  expect(keptNow().length).toBeGreaterThan(2500);
});
