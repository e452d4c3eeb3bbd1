import { loadContainer } from './entry-script.ts';

const ENTRY = {
  name: 'giving',
  global: 'raade_remote_giving',
  url: 'https://giving.example.org/r/0123456789abcdef0123456789abcdef/remoteEntry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  deadline: 3000,
};
const CONTAINER = { init: () => undefined, get: () => undefined };

/** Runs this instead of each script that is added to the page, at once. */
function scriptsDo(work: (script: HTMLScriptElement) => void): void {
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) throw new Error('This is no script.');
    work(script);
    script.dispatchEvent(new Event('load'));
  });
}

const setGlobal = (value: unknown) => Reflect.set(window, ENTRY.global, value);

afterEach(() => Reflect.deleteProperty(window, ENTRY.global));

test('an entry is requested with its hash and returns the container that it has set', async () => {
  const requested = jest.fn();
  scriptsDo(({ src, integrity, crossOrigin }) => {
    requested({ src, integrity, crossOrigin });
    setGlobal(CONTAINER);
  });
  expect(await loadContainer(ENTRY)).toBe(CONTAINER);
  const { url: src, integrity } = ENTRY;
  expect(requested).toHaveBeenCalledWith({ src, integrity, crossOrigin: 'anonymous' });
});

test('the container of an earlier attempt is not used for a later one', async () => {
  setGlobal(CONTAINER);
  scriptsDo(() => undefined);
  await expect(loadContainer(ENTRY)).rejects.toMatchObject({ kind: 'broken', phase: 'entry' });
});

test('an entry that sets no remote is broken', async () => {
  scriptsDo(() => setGlobal({ init: 'later' }));
  await expect(loadContainer(ENTRY)).rejects.toMatchObject({ kind: 'broken', phase: 'entry' });
});

test('an entry that throws is broken with this cause, and the error event is canceled', async () => {
  const cause = new Error('It breaks.');
  const event = new ErrorEvent('error', { error: cause, filename: ENTRY.url, cancelable: true });
  scriptsDo(() => {
    setGlobal(CONTAINER);
    window.dispatchEvent(event);
  });
  await expect(loadContainer(ENTRY)).rejects.toMatchObject({ kind: 'broken', cause });
  expect(event.defaultPrevented).toBe(true);
});

test('an entry that cannot be fetched is unreachable', async () => {
  scriptsDo((script) => script.dispatchEvent(new Event('error')));
  await expect(loadContainer(ENTRY)).rejects.toMatchObject({ kind: 'unreachable' });
});
