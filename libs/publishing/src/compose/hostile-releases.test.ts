import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SAMPLE } from '@raade/content-model/sample-content';
import { localDay } from '@raade/contracts/base/local-day';
import type { ContentData } from '@raade/contracts/content/content-data';
import { localEnvironment } from '@raade/contracts/local/local-environment';
import type { Pointer } from '@raade/contracts/releases/releases';
import { SHELL } from '@raade/contracts/releases/shell-files';
import type { LivePointer } from '@raade/contracts/releases/pointer-moves';
import { openRelease } from '../reading/open-release.ts';
import { fromFolders } from '../reading/read-release.ts';
import { stageRelease } from '../releases/stage-release.ts';
import { EditionFailure } from '../renderers/edition-failure.ts';
import { cachedRenderer } from '../renderers/cached-renderer.ts';
import { childRenderer } from '../renderers/render-in-child.ts';
import { type RenderPages, RenderingUnavailable } from '../renderers/render-pages.ts';
import { writeRemoteBuild, writeShellBuild } from '../testing/sample-builds.ts';
import { tryEdition, tryPages } from '../verify/try-edition.ts';
import { composeLiveReleases, type LiveInput, requireComposed } from './compose-live-releases.ts';

const ORIGIN = 'http://localhost:4200';
const origins = { shell: ORIGIN, giving: `${ORIGIN}1`, stories: `${ORIGIN}2` };
const services = { auth: ORIGIN, firestore: ORIGIN, functions: ORIGIN, stripe: ORIGIN };
const edition = { revision: { sequence: 1, at: '2025-03-01T12:00:00Z' }, parts: {} };
const DEADLINE_MS = 3_000;

let folder: string;
let sitesDir: string;
let runs: string[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'raade-hostile-'));
  sitesDir = path.join(folder, 'sites');
  runs = [];
});
afterEach(() => rm(folder, { recursive: true }));

/** The server bundle of a remote with one page. */
const bundleOf = (name: string, then = `return '<h1>${name}</h1>'`) => `
  const page = { path: '/${name}', title: '${name}', description: '${name}', chunk: 'page' };
  exports.renderer = {
    openEdition: async () => ({
      pages: [page], search: [], changesOn: [],
      async renderPage() { ${then} },
    }),
  };
`;

async function staged(app: string, build: string): Promise<Pointer> {
  return (await stageRelease(build, path.join(sitesDir, app))).pointer;
}
const remote = async (name: string, renderer: string) =>
  staged(name, await writeRemoteBuild(path.join(folder, 'dist'), { name, renderer }));

/** Pointers of an app: the live one, then those before it. */
function live(...pointers: readonly Pointer[]): LivePointer {
  const moves = pointers.map(({ release, digest }) => ({
    release,
    digest,
    kind: 'publish' as const,
    movedBy: 'team@example.org',
    movedAt: new Date(0).toISOString(),
  }));
  return { revision: pointers.length, pointer: pointers[0], moves };
}

const counted: RenderPages = (request) => {
  runs.push(request.bundle.app);
  return childRenderer({ deadlineMs: DEADLINE_MS })(request);
};

/** A site whose live release of giving runs this code to render its page, and a valid release of stories. */
async function siteWith(giving: string, render: RenderPages = counted): Promise<LiveInput> {
  const pointers = new Map([
    [SHELL, live(await staged(SHELL, await writeShellBuild(path.join(folder, 'dist'))))],
    [
      'giving',
      live(
        await remote('giving', bundleOf('giving', giving)),
        await remote('giving', bundleOf('giving')),
      ),
    ],
    ['stories', live(await remote('stories', bundleOf('stories')))],
  ]);
  return {
    pointers,
    read: fromFolders(sitesDir),
    render: cachedRenderer(render),
    environment: localEnvironment({ ...origins, ...services }),
    origins,
    edition,
  };
}

const candidate = async (input: LiveInput, then?: string) => {
  const pointer = await remote('stories', `${bundleOf('stories', then)} // another release`);
  return { stories: await openRelease(input.read, pointer) };
};

test('a live release that never stops rendering is replaced by the previous one', async () => {
  const input = await siteWith('for (;;);');
  const { composed, problems } = await composeLiveReleases(input);
  expect(problems).toEqual([
    expect.stringMatching(/^giving stays at [0-9a-f]{32}: giving [0-9a-f]{32} did not end within/),
  ]);
  expect(composed.documents.get('giving.html')).toContain('<h1>giving</h1>');
  expect(composed.documents.get('stories.html')).toContain('<h1>stories</h1>');
  await tryEdition({ ...input, edition, live: edition });
  const hanging = runs.filter((app) => app === 'giving').length;
  // One run of the hanging release, and two of the release before it.
  expect(hanging).toBeLessThanOrEqual(3);
});

test.each([
  ['never ends', 'for (;;);'],
  ['rejects the live edition', 'throw new Error("no")'],
])('another app may move although a live release %s', async (_how, then) => {
  const input = await siteWith(then);
  await expect(requireComposed(await candidate(input), input)).resolves.toBeUndefined();
});

test.each([
  ['never ends', 'for (;;);', /^The site cannot be composed with stories: stories .* did not end/],
  [
    'rejects the edition',
    'throw new Error("no portrait")',
    /with stories: stories: .*no portrait$/,
  ],
])('a candidate that %s is refused with a message that names it', async (_how, then, message) => {
  const input = await siteWith(`return '<h1>giving</h1>'`);
  const candidates = await candidate(input, then);
  await expect(requireComposed(candidates, input)).rejects.toThrow(message);
});

test('an edition that a live release rejects is refused', async () => {
  const input = await siteWith('throw new Error("no portrait")');
  await expect(composeLiveReleases(input)).rejects.toThrow(
    new EditionFailure('giving: the page "/giving" cannot be rendered: no portrait'),
  );
});

test('a release that rejects the live edition is replaced by the one before it', async () => {
  const input = await siteWith('throw new Error("no portrait")');
  const { composed, problems } = await composeLiveReleases(input, { editionIsLive: true });
  expect(problems).toEqual([
    expect.stringMatching(
      /^giving stays at [0-9a-f]{32}: giving: .* cannot be rendered: .*no portrait$/,
    ),
  ]);
  expect(composed.registry.content).toMatch(/^[0-9a-f]{32}$/);
  expect(composed.documents.get('giving.html')).toContain('<h1>giving</h1>');
  expect(composed.documents.get('stories.html')).toContain('<h1>stories</h1>');
});

test('a release that rejects the live edition and has no predecessor is left out', async () => {
  const input = await siteWith(`return '<h1>giving</h1>'`);
  const rejecting = `exports.renderer = { openEdition: async () => { throw new Error('no'); } };`;
  const pointers = new Map([
    ...input.pointers,
    ['giving', live(await remote('giving', rejecting))],
  ]);
  const site = { ...input, pointers };
  const { composed, problems } = await composeLiveReleases(site, { editionIsLive: true });
  expect(problems).toEqual([
    expect.stringMatching(/^giving is left out: giving: this edition .*no$/),
  ]);
  expect(composed.documents.has('giving.html')).toBe(false);
  expect(composed.documents.get('stories.html')).toContain('<h1>stories</h1>');
});

test('a live edition that even the shell cannot be composed with is refused', async () => {
  const input = await siteWith('');
  const rejecting = () => Promise.resolve(JSON.stringify({ result: 'rejected', reason: 'no' }));
  const composing = composeLiveReleases({ ...input, render: rejecting }, { editionIsLive: true });
  await expect(composing).rejects.toThrow(EditionFailure);
});

test('a new edition passes its trial if it fixes a failing release, despite a broken pointer', async () => {
  const input = await siteWith(`return '<h1>giving</h1>'`);
  const broken = input.pointers.get('giving');
  const rejecting = `${bundleOf('stories')}
    const { openEdition } = exports.renderer;
    exports.renderer.openEdition = (content) => {
      if (content.revision.sequence === 1) throw new Error('no');
      return openEdition(content);
    };
  `;
  const pointers = new Map([
    ...input.pointers,
    ['giving', { revision: 3, moves: [], ...broken, pointer: undefined, problem: 'not one' }],
    ['stories', live(await remote('stories', rejecting))],
  ]);
  const mended = { ...edition, revision: { ...edition.revision, sequence: 2 } };
  const trial = tryEdition({ ...input, pointers, edition: mended, live: edition });
  await expect(trial).resolves.toBeUndefined();
});

test('if the renderer is unavailable, no release is left out or refused', async () => {
  const render = () => Promise.reject(new RenderingUnavailable('render-pages says 503.'));
  const input = await siteWith('', render);
  await expect(composeLiveReleases(input)).rejects.toThrow(RenderingUnavailable);
  const candidates = await candidate(input);
  await expect(requireComposed(candidates, input)).rejects.toThrow(RenderingUnavailable);
});

/** The two zones never have the same day. */
test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
  "releases render the current day of the forum's zone (%s), live and in a trial",
  async (timeZone) => {
    const rendered: string[] = [];
    const input = await siteWith('return "<h1>giving</h1>"', (request) => {
      if ('remote' in request.task) rendered.push(request.task.remote.day);
      return counted(request);
    });
    const environment = { ...input.environment };
    delete environment.today;
    const forum: unknown = { ...SAMPLE.forum, timeZone };
    const parts = { forum, sessions: [] } as ContentData['parts'];
    const shown = { ...input, environment, edition: { ...edition, parts } };
    const day = () => localDay(new Date(), timeZone);
    const days = [day()];
    const { composed } = await composeLiveReleases(shown);
    expect(composed.validity?.zone).toBe(timeZone);
    await tryPages(shown);
    expect(days.concat(day())).toEqual(expect.arrayContaining(rendered));
    expect(rendered).toHaveLength(4);
  },
);
