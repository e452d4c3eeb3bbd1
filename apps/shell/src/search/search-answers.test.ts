import type { Registry } from '@raade/contracts/releases/registry';
import type { SearchEntry } from '@raade/contracts/site/search';
import type { SiteSearch } from '@raade/contracts/releases/site-search';
import { sampleFederation, samplePointer, sampleRegistry } from '@raade/federation/testing';
import { readSearch } from './search-answers.ts';

const LIVE = '00000000000000000000000000000000';
const NEXT = '11111111111111111111111111111111';
const entry = (title: string): SearchEntry => ({ title, path: '/page', kind: 'Page' });

const live = (title: string): SiteSearch => ({
  remotes: {
    content: { release: LIVE, entries: [entry(title)] },
    giving: { release: LIVE, entries: [entry('Donate')] },
  },
});

let files = 0;
/** A hash for each test: files are cached by their hash. */
function newHash(): string {
  files += 1;
  return `sha384-${String(files).padStart(64, 'A')}`;
}

const answer = (value: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(value), { status }));
const failed = () => Promise.reject(new TypeError('Failed to fetch'));

const fetchMock = jest.fn<Promise<Response>, [address: string | URL, init: RequestInit]>();
const requested = () => fetchMock.mock.calls.map(([address]) => String(address).split('?')[0]);

/** A page whose registry has only content, though the site also has giving. */
function pageOf(search: string, release = LIVE) {
  const content = samplePointer('content', { release, search: newHash() });
  const composed: Registry = { ...sampleRegistry({ content }), search };
  return sampleFederation({}, { registry: { composed, url: '/registry.json' } }).registry;
}

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as typeof fetch;
});

test('one file has the entries of all remotes, even those the page does not know', async () => {
  const integrity = newHash();
  fetchMock.mockImplementation(() => answer(live('Forum')));
  const registry = pageOf(integrity);
  expect(await readSearch(registry)).toEqual({
    content: [entry('Forum')],
    giving: [entry('Donate')],
  });
  expect(requested()).toEqual(['/search.json']);
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ integrity });
  await readSearch(registry);
  expect(requested()).toHaveLength(1);
});

test('a remote without entries is reported as missing, and the others are found', async () => {
  const { remotes } = live('Forum');
  fetchMock.mockImplementation(() =>
    answer({ remotes: { ...remotes, giving: { release: LIVE } } }),
  );
  expect(await readSearch(pageOf(newHash()))).toEqual({
    content: [entry('Forum')],
    giving: 'missing',
  });
});

test('if the file of an open page is gone, the registry is asked for the current file', async () => {
  const next = newHash();
  const content = samplePointer('content', { release: LIVE });
  fetchMock.mockImplementation((address, { integrity }) => {
    if (String(address).startsWith('/registry.json'))
      return answer({ ...sampleRegistry({ content }), search: next });
    return integrity === next ? answer(live('Forum now')) : failed();
  });
  expect(await readSearch(pageOf(newHash()))).toMatchObject({ content: [entry('Forum now')] });
  expect(requested()).toEqual(['/search.json', '/registry.json', '/search.json']);
});

test.each([
  ['unreachable', failed],
  ['missing', () => answer('', 404)],
  ['not valid', () => answer({ remotes: [] })],
])('if the file is %s, the whole search is missing until the next read', async (_what, fail) => {
  fetchMock.mockImplementation(fail);
  const registry = pageOf(newHash());
  expect(Object.values(await readSearch(registry))).toEqual(['missing']);
  fetchMock.mockImplementation(() => answer(live('Forum')));
  expect(await readSearch(registry)).toMatchObject({ content: [entry('Forum')] });
});

test('for a previewed release, only its own file with the hash of its pointer is searched', async () => {
  let previewed = { ...entry('Forum'), path: '//evil' };
  fetchMock.mockImplementation((address) =>
    answer(String(address).startsWith('/search.json') ? live('Forum') : { entries: [previewed] }),
  );
  const registry = pageOf(newHash(), NEXT);
  expect(await readSearch(registry)).toEqual({ content: 'missing', giving: [entry('Donate')] });
  previewed = entry('Forum to come');
  expect(await readSearch(registry)).toMatchObject({ content: [previewed] });

  const [first, second] = fetchMock.mock.calls.filter(([address]) =>
    /content/.test(String(address)),
  );
  expect(String(first?.[0])).toBe(`https://content.example.org/r/${NEXT}/search.json`);
  expect(first?.[1]).toMatchObject({ integrity: registry.pointer('content')?.search });
  expect(String(second?.[0])).not.toBe(String(first?.[0]));
});
