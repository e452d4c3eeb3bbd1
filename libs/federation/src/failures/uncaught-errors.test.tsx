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

const logged = () => new Promise((resolve) => setTimeout(resolve));

function raise(error: Error, options: EventInit = {}): Promise<unknown> {
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message, ...options }));
  return logged();
}

let stop: () => void;
beforeEach(() => {
  jest.spyOn(logger, 'error').mockImplementation(() => undefined);
  stop = logUncaughtErrors({ registry, loader, host: 'shell', releasePath });
});
afterEach(() => stop());

test.each([
  [
    'a remote whose script is on the stack below scripts of the shell',
    [`${OWN}/r/${SHELL}/js/shared.js`, `https://giving.example.org/r/${GIVING}/js/donation.js`],
    { remote: 'giving', release: GIVING },
  ],
  [
    'the shell if only its scripts are on the stack',
    [`${OWN}/r/${SHELL}/js/frame.js`],
    { remote: 'shell', release: SHELL },
  ],
  ['no app if an extension threw', [`chrome-extension://abc/r/${GIVING}/content.js`], {}],
  [
    'no app if the registry names another site',
    [`https://giving.example.com/r/${GIVING}/js/donation.js`],
    {},
  ],
])('an uncaught error is attributed to %s', async (_who, scripts, origin) => {
  const error = errorFrom(...scripts);
  await raise(error);
  expect(logger.error).toHaveBeenCalledTimes(1);
  expect(logger.error).toHaveBeenCalledWith(
    'error not caught',
    { ...origin, phase: 'event', milliseconds: expect.any(Number) },
    error,
  );
});

test('an unhandled rejection is attributed to the remote whose script threw', async () => {
  const reason = errorFrom(`https://giving.example.org/r/${GIVING}/js/donation.js`);
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  await logged();
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
])('notices of resize observers are not logged as errors: %s', async (message) => {
  window.dispatchEvent(new ErrorEvent('error', { message }));
  await logged();
  expect(logger.error).not.toHaveBeenCalled();
});
