import { logger } from '@raade/platform';
import type { RemoteLoader } from '../loading/remote-loader.ts';
import { createRegistryStore } from '../registry/registry.store.ts';
import { samplePointer, sampleRegistry } from '../testing/samples.ts';
import { logUncaughtErrors } from './uncaught-errors.ts';

const GIVING = '0123456789abcdef0123456789abcdef';
const SHELL = 'fedcba9876543210fedcba9876543210';
const OWN = window.location.origin;

const pointer = samplePointer('giving', { release: GIVING });
const registry = createRegistryStore({
  composed: sampleRegistry({ giving: pointer }),
  url: '/registry.json',
  deadline: 2000,
});
const loader = { releaseOf: () => GIVING } as Pick<RemoteLoader, 'releaseOf'> as RemoteLoader;
const releasePath = /^\/r\/([0-9a-f]{32})\//;

function errorFrom(...scripts: string[]): Error {
  const error = new Error('handler fault');
  error.stack = [
    'Error: handler fault',
    ...scripts.map((script) => `    at f (${script}:1:2)`),
  ].join('\n');
  return error;
}

const told = () => new Promise((resolve) => setTimeout(resolve));

function raise(error: Error, options: EventInit = {}): Promise<unknown> {
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message, ...options }));
  return told();
}

let stop: () => void;
beforeEach(() => {
  jest.spyOn(logger, 'error').mockImplementation(() => undefined);
  stop = logUncaughtErrors({ registry, loader, host: 'shell', releasePath });
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test.each([
  [
    'a remote whose script is on the stack, below code that the shell runs for it',
    [`${OWN}/r/${SHELL}/js/shared.js`, `https://giving.example.org/r/${GIVING}/js/donation.js`],
    { remote: 'giving', release: GIVING },
  ],
  [
    'the shell, where only its scripts are',
    [`${OWN}/r/${SHELL}/js/frame.js`],
    { remote: 'shell', release: SHELL },
  ],
  ['nobody, where a stranger threw', [`chrome-extension://abc/r/${GIVING}/content.js`], {}],
  [
    'nobody, where the site is not the one that the registry names',
    [`https://giving.example.com/r/${GIVING}/js/donation.js`],
    {},
  ],
])('an error that nobody caught is laid to %s', async (_who, scripts, origin) => {
  const error = errorFrom(...scripts);
  await raise(error);
  expect(logger.error).toHaveBeenCalledTimes(1);
  expect(logger.error).toHaveBeenCalledWith(
    'error not caught',
    { ...origin, phase: 'event', milliseconds: expect.any(Number) },
    error,
  );
});

test('a rejection that nobody handled is laid to whose code it was', async () => {
  const reason = errorFrom(`https://giving.example.org/r/${GIVING}/js/donation.js`);
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  await told();
  expect(logger.error).toHaveBeenCalledWith(
    'rejection not handled',
    expect.objectContaining({ remote: 'giving', phase: 'event' }),
    reason,
  );
});

test('errors that the loader handles are not logged again', async () => {
  window.addEventListener('error', (event) => event.preventDefault(), {
    capture: true,
    once: true,
  });
  await raise(errorFrom(pointer.url), { cancelable: true });
  expect(logger.error).not.toHaveBeenCalled();
});

test.each([
  'ResizeObserver loop completed with undelivered notifications.',
  'ResizeObserver loop limit exceeded',
])('that observers go on in the next frame is no error: %s', async (message) => {
  window.dispatchEvent(new ErrorEvent('error', { message }));
  await told();
  expect(logger.error).not.toHaveBeenCalled();
});
