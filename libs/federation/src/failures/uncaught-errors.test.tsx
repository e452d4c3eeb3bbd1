import type { ReleasePointer } from '@raade/contracts/registry';
import { logger } from '@raade/platform';
import type { RemoteLoader } from '../loading/remote-loader.ts';
import type { RegistryStore } from '../registry/registry.store.ts';
import { logUncaughtErrors } from './uncaught-errors.ts';

const GIVING = '0123456789abcdef';
const SHELL = 'fedcba9876543210';
const OWN = window.location.origin;

const pointer: ReleasePointer = {
  url: `https://giving.example.org/r/${GIVING}/remoteEntry.js`,
  version: GIVING,
  integrity: `sha384-${'A'.repeat(64)}`,
  platform: '^1.0.0',
  paths: [],
  slots: [],
};
const registry: RegistryStore = {
  names: () => ['giving'],
  pointer: () => pointer,
  ownerOfSlot: () => undefined,
  refresh: () => Promise.resolve(),
};
const loader = { releaseOf: () => GIVING } as Pick<RemoteLoader, 'releaseOf'> as RemoteLoader;

function errorFrom(...scripts: string[]): Error {
  const error = new Error('handler fault');
  error.stack = [
    'Error: handler fault',
    ...scripts.map((script) => `    at f (${script}:1:2)`),
  ].join('\n');
  return error;
}

const raise = (error: Error, options: EventInit = {}) =>
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message, ...options }));

let stop: () => void;
beforeEach(() => {
  jest.spyOn(logger, 'error').mockImplementation(() => undefined);
  stop = logUncaughtErrors({ registry, loader });
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
])('an error that nobody caught is laid to %s', (_who, scripts, part) => {
  const error = errorFrom(...scripts);
  raise(error);
  expect(logger.error).toHaveBeenCalledTimes(1);
  expect(logger.error).toHaveBeenCalledWith(
    'error not caught',
    { ...part, phase: 'event', milliseconds: expect.any(Number) },
    error,
  );
});

test('a rejection that nobody handled is laid to whose code it was', () => {
  const reason = errorFrom(`https://giving.example.org/r/${GIVING}/js/donation.js`);
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(logger.error).toHaveBeenCalledWith(
    'rejection not handled',
    expect.objectContaining({ remote: 'giving', phase: 'event' }),
    reason,
  );
});

test('what the loader takes care of is not logged once more', () => {
  window.addEventListener('error', (event) => event.preventDefault(), {
    capture: true,
    once: true,
  });
  raise(errorFrom(pointer.url), { cancelable: true });
  expect(logger.error).not.toHaveBeenCalled();
});
