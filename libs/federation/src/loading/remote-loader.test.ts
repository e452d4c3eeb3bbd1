import type { Registry, LiveRelease } from '@raade/contracts/releases/registry';
import type { RegistryStore } from '../registry/registry.store.ts';
import { LoadFailure } from './load-failure.ts';
import type { ModuleSource } from './module-source.ts';
import { samplePointer } from '../testing/samples.ts';
import { createRemoteLoader } from './remote-loader.ts';

const giving = { name: 'giving', routes: {}, slots: {} };
const pointer = samplePointer('giving', { release: '0123456789abcdef0123456789abcdef' });

function setUp(live: Record<string, LiveRelease> = { giving: pointer }) {
  const composed: Registry = { schema: 1, remotes: { ...live } };
  const refresh = jest.fn(() => Promise.resolve());
  const registry: RegistryStore = {
    composed,
    current: () => ({ schema: 1, remotes: live }),
    names: () => Object.keys(live),
    pointer: (name) => live[name],
    ownerOfSlot: () => undefined,
    refresh,
  };
  const source = jest
    .fn<ReturnType<ModuleSource>, Parameters<ModuleSource>>()
    .mockResolvedValue(giving);
  const loader = createRemoteLoader({ registry, source, platformVersion: '1.4.0' });
  return { loader, source, refresh, live, state: (name: string) => loader.store.getState()[name] };
}

test('a remote is loaded once, even if it is requested repeatedly', async () => {
  const { loader, source, state } = setUp();
  await Promise.all([loader.load('giving'), loader.load('giving')]);
  await loader.load('giving');
  expect(source).toHaveBeenCalledTimes(1);
  expect(state('giving')).toEqual({ phase: 'ready', failures: 0, remote: giving });
});

test('a failure stays in the state during the next attempt, and attempts are numbered', async () => {
  const { loader, source, state } = setUp();
  source.mockRejectedValueOnce(new LoadFailure('unreachable', 'refused'));
  source.mockRejectedValueOnce(new Error('still away'));
  await loader.load('giving');
  expect(state('giving')).toMatchObject({ phase: 'failed', failures: 1 });
  await loader.load('giving');
  expect(state('giving')).toMatchObject({ phase: 'failed', failures: 2 });

  const retry = loader.load('giving');
  expect(state('giving')).toMatchObject({ phase: 'failed' });
  await retry;
  expect(state('giving')).toMatchObject({ phase: 'ready', failures: 0 });
  expect(source.mock.calls.map(([, , attempt]) => attempt)).toEqual([0, 1, 2]);
});

test('after a failure the registry is read again, and the next attempt uses its pointer', async () => {
  const { loader, source, refresh, live } = setUp();
  source.mockRejectedValueOnce(new LoadFailure('broken', 'threw'));
  await loader.load('giving');
  expect(refresh).toHaveBeenCalledTimes(1);

  live['giving'] = { ...pointer, release: 'fedcba9876543210fedcba9876543210' };
  await loader.load('giving');
  expect(loader.releaseOf('giving')).toBe('fedcba9876543210fedcba9876543210');
});

test('a release for another platform is refused with a reason and never requested', async () => {
  const { loader, source, state } = setUp({ giving: { ...pointer, platform: '^2.0.0' } });
  await loader.load('giving');
  expect(source).not.toHaveBeenCalled();
  expect(state('giving')).toMatchObject({
    failure: {
      kind: 'incompatible',
      message:
        'giving 0123456789abcdef0123456789abcdef needs platform ^2.0.0; this shell has 1.4.0',
    },
  });
});

test('a live release that needs a newer shell is not loaded; the composed one is', async () => {
  const { loader, source, live, state } = setUp();
  live['giving'] = { ...pointer, release: 'fedcba9876543210fedcba9876543210', platform: '^1.5.0' };
  expect(loader.releaseFor('giving')).toBe(pointer.release);
  await loader.load('giving');
  expect(source).toHaveBeenCalledWith('giving', pointer, 0);
  expect(state('giving')).toMatchObject({ phase: 'ready' });
});

test('a page shows the live release until one is loaded, then keeps it', async () => {
  const { loader, live } = setUp();
  live['giving'] = { ...pointer, release: 'fedcba9876543210fedcba9876543210' };
  expect(loader.releaseFor('giving')).toBe('fedcba9876543210fedcba9876543210');
  await loader.load('giving');
  live['giving'] = pointer;
  expect(loader.releaseFor('giving')).toBe('fedcba9876543210fedcba9876543210');
  expect(loader.releaseFor('admin')).toBeUndefined();
});

test('a remote that is not in the registry fails with a reason', async () => {
  const { loader, state } = setUp({});
  await loader.load('giving');
  expect(state('giving')).toMatchObject({ failure: { kind: 'unregistered' } });
});

test('any other error of a remote is broken, with its cause', async () => {
  const { loader, source, state } = setUp();
  const cause = new TypeError('x is not a function');
  source.mockRejectedValueOnce(cause);
  await loader.load('giving');
  expect(state('giving')).toMatchObject({ failure: { kind: 'broken', cause } });
});

test('a reload keeps the loaded release although the pointer has moved', async () => {
  const { loader, source, live, state } = setUp();
  await loader.load('giving');
  live['giving'] = { ...pointer, release: 'fedcba9876543210fedcba9876543210' };
  const again = { ...giving };
  source.mockResolvedValueOnce(again);

  expect(await loader.reload('giving')).toBe(again);
  expect(source).toHaveBeenLastCalledWith('giving', pointer, 1);
  expect(state('giving')).toMatchObject({ remote: giving });
});
