import { samplePointer, sampleRegistry } from '../testing/samples.ts';
import { createRegistryStore } from './registry.store.ts';

const registryWith = (release: string) =>
  sampleRegistry({ giving: samplePointer('giving', { release, slots: ['conference.donation'] }) });

const composed = registryWith('00000000000000000000000000000000');
const moved = registryWith('11111111111111111111111111111111');
const HASH = `sha384-${'B'.repeat(64)}`;
let fetchMock: jest.Mock<Promise<unknown>, [url: string, init: RequestInit]>;

beforeEach(() => {
  fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();
  Object.assign(globalThis, { fetch: fetchMock });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

const openStore = (page = composed) =>
  createRegistryStore({ composed: page, url: '/registry.json', deadline: 2000 });
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

test('a read follows a moved pointer, and each read has a URL of its own', async () => {
  fetchMock.mockImplementation(() => Promise.resolve(answer(moved)));
  const store = openStore();
  await store.refresh();
  await store.refresh();
  expect(store.pointer('giving')?.release).toBe('11111111111111111111111111111111');
  expect(store.current()).toEqual(moved);
  expect(store.composed).toBe(composed);
  expect(jest.mocked(console.info).mock.calls).toEqual([
    [
      '[raade] pointer moved',
      {
        remote: 'giving',
        release: '11111111111111111111111111111111',
        phase: 'registry',
        before: '00000000000000000000000000000000',
      },
    ],
  ]);
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([
    '/registry.json?read=1',
    '/registry.json?read=2',
  ]);
});

test('a page that knows some remotes of the site adds no others', async () => {
  const whole = sampleRegistry({
    ...moved.remotes,
    stories: samplePointer('stories', { slots: ['home.banner'] }),
  });
  const store = openStore({ ...composed, scope: 'page' });
  fetchMock.mockImplementation(() => Promise.resolve(answer({ ...whole, search: HASH })));
  await store.refresh();
  expect(store.names()).toEqual(['giving']);
  expect(store.pointer('giving')?.release).toBe('11111111111111111111111111111111');
  expect(store.ownerOfSlot('home.banner')).toBeUndefined();
  expect(store.current()).toMatchObject({ scope: 'page', search: HASH });
  expect(console.info).toHaveBeenCalledTimes(1);
});

test.each([
  ['an error status', () => Promise.resolve(answer(moved, 500))],
  ['an invalid registry', () => Promise.resolve(answer({ schema: 1, remotes: { giving: {} } }))],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s changes nothing and is logged', async (_name, respond) => {
  fetchMock.mockImplementation(respond);
  const store = openStore();
  await store.refresh();
  expect(store.pointer('giving')?.release).toBe('00000000000000000000000000000000');
  expect(console.warn).toHaveBeenCalledWith(
    '[raade] registry not read',
    { phase: 'registry', read: 1 },
    expect.any(Error),
  );
});

test('concurrent reads are combined into one', async () => {
  fetchMock.mockImplementation(() => Promise.resolve(answer(moved)));
  const store = openStore();
  await Promise.all([store.refresh(), store.refresh()]);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('a read without a response is aborted in time, and the next one can succeed', async () => {
  const isOver = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(isOver.signal);
  fetchMock.mockImplementationOnce((_url: string, { signal }: RequestInit) => {
    const hanging = new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('It hangs.')));
    });
    isOver.abort();
    return signal ? hanging : Promise.resolve(answer(composed));
  });
  const store = openStore();
  await store.refresh();
  expect(timeout).toHaveBeenCalledWith(2000);
  expect(console.warn).toHaveBeenCalledTimes(1);

  fetchMock.mockImplementation(() => Promise.resolve(answer(moved)));
  await store.refresh();
  expect(store.pointer('giving')?.release).toBe('11111111111111111111111111111111');
});
