import { samplePointer } from '../testing/samples.ts';
import { createModuleSource } from './module-source.ts';

const remote = { name: 'giving', routes: {}, slots: {} };
const pointer = samplePointer('giving');
const requested: string[] = [];

const init = jest.fn<undefined, [shareScope: object, initScope: readonly unknown[]]>();
const get = jest.fn();
/** Yields to the browser; jsdom lacks this function. */
const turn = jest.fn<Promise<void>, []>();

/** Each entry of `giving` runs `work` at once. */
function entriesDo(work: () => void): void {
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) throw new Error('This is no script.');
    requested.push(script.src);
    try {
      work();
    } catch (error) {
      window.dispatchEvent(
        new ErrorEvent('error', { error, filename: script.src, cancelable: true }),
      );
    }
    script.dispatchEvent(new Event('load'));
  });
}

const bringContainer = () => void Reflect.set(window, 'container_giving', { init, get });

function source() {
  return createModuleSource({
    shared: { react: { version: '19.3.1', module: {} } },
    names: {
      host: 'shell',
      exposed: 'remote',
      containerGlobal: (name) => `container_${name}`,
      chunksGlobal: (name) => `chunks_${name}`,
    },
    deadlines: { entry: 3000, module: 9000 },
  });
}

beforeEach(() => {
  requested.length = 0;
  get.mockResolvedValue(() => ({ default: remote }));
  turn.mockResolvedValue();
  Object.assign(window, { scheduler: { yield: turn } });
  entriesDo(bringContainer);
});
afterEach(() => {
  jest.resetAllMocks();
  for (const name of ['container_giving', 'chunks_giving']) Reflect.deleteProperty(window, name);
});

test('a container gets the shared modules, then its exposed module is requested', async () => {
  expect(await source()('giving', pointer, 0)).toBe(remote);
  expect(init).toHaveBeenCalledWith({ react: { '19.3.1': expect.anything() } }, []);
  expect(get).toHaveBeenCalledWith('./remote');
});

test('all containers get the same share scope', async () => {
  const load = source();
  await load('giving', pointer, 0);
  await load('giving', pointer, 1);
  expect(init.mock.calls[1]?.[0]).toBe(init.mock.calls[0]?.[0]);
});

test('each attempt has a URL of its own', async () => {
  const load = source();
  get.mockRejectedValueOnce(new Error('down'));
  await expect(load('giving', pointer, 0)).rejects.toThrow('down');
  await load('giving', pointer, 1);
  expect(requested).toEqual([pointer.url, `${pointer.url}?attempt=1`]);
});

test('chunks of a failed attempt are discarded, those of a loaded remote are kept', async () => {
  const load = source();
  Reflect.set(window, 'chunks_giving', ['left behind']);
  await load('giving', pointer, 0);
  expect(Reflect.get(window, 'chunks_giving')).toBeUndefined();
  Reflect.set(window, 'chunks_giving', ['in use']);
  await load('giving', pointer, 1);
  expect(Reflect.get(window, 'chunks_giving')).toEqual(['in use']);
});

test.each([
  ['nothing', undefined],
  ['no default', {}],
  ['another remote', { default: { ...remote, name: 'admin' } }],
])('a module that exports %s is broken', async (_what, module) => {
  get.mockResolvedValue(() => module);
  await expect(source()('giving', pointer, 0)).rejects.toMatchObject({ kind: 'broken' });
});

test('the loader yields to the browser between entry, chunks and module', async () => {
  const steps: string[] = [];
  entriesDo(() => {
    steps.push('entry');
    bringContainer();
  });
  turn.mockImplementation(() => {
    steps.push('turn');
    return Promise.resolve();
  });
  init.mockImplementation(() => void steps.push('init'));
  const evaluate = () => {
    steps.push('module');
    return { default: remote };
  };
  get.mockImplementation(() => {
    steps.push('chunks');
    return Promise.resolve(evaluate);
  });
  await source()('giving', pointer, 0);
  expect(steps).toEqual(['entry', 'turn', 'init', 'chunks', 'turn', 'module']);
});

test('an entry that throws is not run again', async () => {
  entriesDo(() => {
    throw new Error('It breaks.');
  });
  await expect(source()('giving', pointer, 0)).rejects.toMatchObject({ kind: 'broken' });
  expect(requested).toHaveLength(1);
});
