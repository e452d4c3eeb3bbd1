import type { Registry } from '@raade/contracts/releases/registry';
import type { ReleaseDescription } from '@raade/contracts/releases/release-description';
import { RELEASES, samplePointer, sampleRegistry } from '../testing/samples.ts';
import { checkPreview } from './check-preview.ts';
import { PreviewRefused } from './preview-refused.ts';
import { pointersInScope } from './whole-registry.ts';

const [LIVE, NEXT] = RELEASES;

const live = (remote: string, paths: string[]) =>
  samplePointer(remote, { platform: '^2.0.0', paths });
const { integrity } = live('giving', []);
const registry = sampleRegistry({
  giving: live('giving', ['donate']),
  content: live('content', ['about']),
});

const published = (
  name: string,
  changes: Partial<ReleaseDescription> = {},
): ReleaseDescription => ({
  schema: 1,
  name,
  release: NEXT,
  integrity,
  platform: '^2.0.0',
  paths: [],
  slots: [],
  ...changes,
});

const fetchMock = jest.fn();
const requireStaff = jest.fn();
const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

function check(wanted: string, known = registry) {
  const site = { registry: known, registryUrl: '/registry.json', platformVersion: '2.0.0' };
  return checkPreview({ requestText: wanted, ...site, requireStaff });
}

const refusalOf = (wanted: string, known = registry) =>
  check(wanted, known).catch((error: unknown) => error);

const answerWith = (respond: (url: string) => Promise<Response>) =>
  fetchMock.mockImplementation(respond);

beforeEach(() => {
  fetchMock.mockReset();
  answerWith((url) => {
    const [, name = ''] = /https:\/\/(\w+)/.exec(url) ?? [];
    return answer(published(name, { paths: [`${name}-next`] }));
  });
  requireStaff.mockReset().mockResolvedValue(undefined);
  Object.assign(globalThis, { fetch: fetchMock });
});

test('a published release is returned as a pointer on the site of the live release', async () => {
  expect(await check(`giving@${NEXT}`)).toEqual({
    giving: {
      url: `https://giving.example.org/r/${NEXT}/remoteEntry.js`,
      release: NEXT,
      integrity,
      platform: '^2.0.0',
      paths: ['giving-next'],
      slots: [],
    },
  });
  expect(fetchMock).toHaveBeenCalledWith(`https://giving.example.org/r/${NEXT}/release.json`, {
    cache: 'no-store',
    redirect: 'error',
  });
});

const page: Registry = { ...registry, scope: 'page', remotes: { content: live('content', []) } };

function answerAsSite(whole: unknown, status?: number): void {
  answerWith((url) =>
    url === '/registry.json' ? answer(whole, status) : answer(published('giving')),
  );
}

test('a remote that the page does not know is looked up in the registry of the site', async () => {
  answerAsSite(registry);
  expect(await check(`giving@${NEXT}`, page)).toMatchObject({ giving: { release: NEXT } });
  answerAsSite(page);
  await expect(check(`giving@${NEXT}`, page)).rejects.toMatchObject({ reason: 'unknown-remote' });
});

test.each([
  ['missing', registry, 404],
  ['invalid', { remotes: [] }, 200],
])('no preview is refused while the registry of the site is %s', async (_what, whole, status) => {
  answerAsSite(whole, status);
  const decision = await refusalOf(`giving@${NEXT}`, page);
  expect(decision).toBeInstanceOf(Error);
  expect(decision).not.toBeInstanceOf(PreviewRefused);
});

test('pointers are limited to the remotes that the page knows', () => {
  const pointers = { giving: live('giving', []), content: live('content', []) };
  expect(Object.keys(pointersInScope(page, pointers))).toEqual(['content']);
  expect(pointersInScope(registry, pointers)).toBe(pointers);
});

test('several remotes can be previewed together', async () => {
  const pointers = await check(`giving@${NEXT},content@${NEXT}`);
  expect(Object.keys(pointers)).toEqual(['giving', 'content']);
});

test.each([
  ['an empty text', ''],
  ['a remote without an id', 'giving'],
  ['an id that is too short', 'giving@1111'],
  ['an address', 'giving@https://example.com/r/11111111111111111111111111111111'],
  ['a path out of the folder', 'giving@../../1111111111'],
  ['text after the id', `giving@${NEXT}@x`],
  ['two releases of one remote', `giving@${NEXT},giving@${LIVE}`],
])('%s is refused as malformed, without any request', async (_what, wanted) => {
  expect(await refusalOf(wanted)).toMatchObject({ reason: 'malformed' });
  expect(requireStaff).not.toHaveBeenCalled();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('visitors who are not staff cause no request for a release', async () => {
  const refusal = new PreviewRefused('not-staff', 'This account is not.');
  requireStaff.mockRejectedValue(refusal);
  expect(await refusalOf(`giving@${NEXT}`)).toBe(refusal);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('a remote that is not in the registry is refused without a request', async () => {
  expect(await refusalOf(`example@${NEXT}`)).toMatchObject({ reason: 'unknown-remote' });
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<Response>, object]>([
  ['that does not exist', () => answer({}, 404), { reason: 'no-release' }],
  ['of another remote', () => answer(published('content')), { reason: 'other-remote' }],
  [
    'with another id',
    () => answer(published('giving', { release: LIVE })),
    { reason: 'other-remote' },
  ],
  [
    'without integrity',
    () => answer(published('giving', { integrity: '' })),
    { reason: 'invalid-release' },
  ],
  [
    'for another platform',
    () => answer(published('giving', { platform: '^9.0.0' })),
    { reason: 'incompatible', message: 'It needs platform ^9.0.0; this shell has 2.0.0.' },
  ],
  [
    'that takes a path of another remote',
    () => answer(published('giving', { paths: ['about'] })),
    { reason: 'conflict' },
  ],
])('a release %s is refused', async (_what, respond, expected) => {
  answerWith(respond);
  expect(await refusalOf(`giving@${NEXT}`)).toMatchObject({ name: 'PreviewRefused', ...expected });
});

test('an entry address named by a release is ignored', async () => {
  answerWith(() => answer({ ...published('giving'), url: 'https://example.com/evil.js' }));
  const { giving } = await check(`giving@${NEXT}`);
  expect(giving?.url).toBe(`https://giving.example.org/r/${NEXT}/remoteEntry.js`);
});

test.each([
  ['an error', () => answer({}, 500)],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a site that answers with %s causes an error, not a refusal', async (_what, respond) => {
  answerWith(respond);
  expect(await refusalOf(`giving@${NEXT}`)).not.toBeInstanceOf(PreviewRefused);
});
