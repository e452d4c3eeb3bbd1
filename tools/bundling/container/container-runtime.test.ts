type Factory = () => unknown;

/** The code that Rspack writes around the runtime, for a remote whose only chunk takes React from its host. */
function bundler() {
  const loadChunk = jest.fn((_chunk: string): Promise<unknown> => Promise.resolve());
  const loadScript = jest.fn();
  const modules: Record<string, (module: { exports: unknown }) => void> = {};
  const require = {
    S: {},
    m: modules,
    c: {} as Record<string, unknown>,
    f: { consumes: (_chunk: string, _promises: Promise<unknown>[]) => undefined },
    e: loadChunk as (chunk: string) => Promise<unknown>,
    l: loadScript as (
      url: string,
      done: (event: unknown) => void,
      key: string,
      chunk: string,
    ) => void,
    consumesLoadingData: {
      chunkMapping: { remote: ['7'] },
      moduleIdToConsumeDataMapping: { 7: { shareScope: 'default', shareKey: 'react' } },
    },
    initializeExposesData: {
      moduleMap: {
        './remote': async (): Promise<Factory> => {
          await ensureShared();
          return () => ({ default: { react: evaluate('7') } });
        },
      },
    },
    initContainer: (_scope: unknown, _initScope?: unknown): void => undefined,
    getContainer: (_name: string): Promise<Factory> => Promise.reject(new Error('not yet')),
  };
  const ensureShared = () => {
    const promises: Promise<unknown>[] = [];
    require.f.consumes('remote', promises);
    return Promise.all(promises);
  };
  const evaluate = (id: string) => {
    const module = { exports: undefined as unknown };
    modules[id]?.(module);
    return module.exports;
  };
  Object.assign(globalThis, { __webpack_require__: require });
  jest.isolateModules(() => void jest.requireActual('./container-runtime.ts'));
  return { require, loadChunk, loadScript };
}

const fetchFile = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
globalThis.fetch = fetchFile;

beforeEach(() => {
  fetchFile.mockReset();
  fetchFile.mockImplementation(() => Promise.resolve(new Response('')));
});
afterEach(() => Reflect.deleteProperty(globalThis, '__webpack_require__'));

const react = { version: '19.3.1' };
const scope = { react: { '19.3.1': { get: () => () => react } } };

test('a remote uses the modules that its host shares', async () => {
  const { require } = bundler();
  require.initContainer(scope);
  const evaluate = await require.getContainer('./remote');
  expect(evaluate()).toEqual({ default: { react } });
});

test('using a module that the host does not share throws an error with its name', async () => {
  const { require } = bundler();
  require.initContainer({});
  const evaluate = await require.getContainer('./remote');
  expect(evaluate).toThrow('The host does not share "react".');
});

test('a module that throws while it is evaluated is not cached', async () => {
  const { require } = bundler();
  require.initContainer({});
  const evaluate = await require.getContainer('./remote');
  // Rspack keeps a module before it evaluates it.
  require.c['7'] = { exports: {} };
  expect(evaluate).toThrow();
  expect(require.c).toEqual({});
});

test('a remote waits for slow modules, and requests each from its host only once', async () => {
  const { require } = bundler();
  const get = jest.fn(
    () => new Promise<() => unknown>((resolve) => setImmediate(() => resolve(() => react))),
  );
  require.initContainer({ react: { '19.3.1': { get } } });
  const [evaluate] = await Promise.all([
    require.getContainer('./remote'),
    require.getContainer('./remote'),
  ] as const);
  expect(evaluate()).toEqual({ default: { react } });
  expect(get).toHaveBeenCalledTimes(1);
});

test('requesting a module that is not exposed throws an error with its name', async () => {
  const { require } = bundler();
  await expect(require.getContainer('./other')).rejects.toThrow('does not expose "./other"');
});

test('a failing chunk is tried three times, each retry with a new URL', async () => {
  const { require, loadChunk, loadScript } = bundler();
  loadChunk.mockImplementation((chunk) => {
    require.l('/js/page.js', () => undefined, 'chunk-page', chunk);
    return Promise.reject(new Error('down'));
  });
  jest.useFakeTimers({ now: 1000 });
  await expect(require.e('page')).rejects.toThrow('down');
  jest.setSystemTime(2000);
  await expect(require.e('page')).rejects.toThrow('down');
  jest.useRealTimers();
  const again = fetchFile.mock.calls.map(([url]) => url);
  expect(new Set(again).size).toBe(5);
  expect(loadScript.mock.calls.map(([url]: [string]) => url)).toEqual(['/js/page.js', ...again]);
});

test.each([
  ['times out', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ['is refused', () => Promise.resolve(new Response('', { status: 503 }))],
] as const)('a retry that %s fails without loading a script', async (_how, answer) => {
  const { require, loadChunk, loadScript } = bundler();
  fetchFile.mockImplementation(answer);
  loadChunk.mockRejectedValueOnce(new Error('down'));
  loadChunk.mockImplementation(
    (chunk) => new Promise((_resolve, reject) => require.l('/js/page.js', reject, 'key', chunk)),
  );
  await expect(require.e('page')).rejects.toMatchObject({ type: 'error' });
  expect(fetchFile.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  expect(loadScript).not.toHaveBeenCalled();
});

test('a chunk that loads on the second try is accepted', async () => {
  const { require, loadChunk } = bundler();
  loadChunk.mockRejectedValueOnce(new Error('down'));
  await require.e('page');
  expect(loadChunk).toHaveBeenCalledTimes(2);
});
