import type { LiveRelease } from '@raade/contracts/releases/registry';
import { createRemoteLoader } from '../loading/remote-loader.ts';
import { createRegistryStore } from '../registry/registry.store.ts';
import { samplePointer, sampleRegistry } from '../testing/samples.ts';
import { changesRoutesOrSlots } from './whole-registry.ts';
import { type Pointers, type PreviewOutcome, previewedRegistry } from './previewed-registry.ts';

const pointer = (remote: string, release: string, places: Partial<LiveRelease> = {}) =>
  samplePointer(remote, { release, paths: [remote], ...places });
const live = sampleRegistry({
  giving: pointer('giving', 'live'),
  content: pointer('content', 'live'),
});
const next: Pointers = { giving: pointer('giving', 'next', { slots: ['home.banner'] }) };

function setUp() {
  let decide: (pointers: Pointers) => void = () => undefined;
  const outcome = new Promise<PreviewOutcome>((resolve) => {
    decide = (pointers) => resolve({ pointers, changesRoutesOrSlots: false });
  });
  const store = createRegistryStore({
    composed: live,
    url: '/registry.json',
    deadline: 2000,
  });
  const previewed = previewedRegistry(store, { remotes: ['giving'], outcome });
  const source = jest.fn((name: string) => Promise.resolve({ name, routes: {}, slots: {} }));
  const loader = createRemoteLoader({ ...previewed, source, platformVersion: '1.4.0' });
  return { registry: previewed.registry, source, loader, decide };
}

test('only the requested remote waits for the decision, and is loaded in its release', async () => {
  const { loader, source, decide } = setUp();
  const giving = loader.load('giving');
  await loader.load('content');
  expect(source.mock.calls.map(([name]) => name)).toEqual(['content']);

  decide(next);
  await giving;
  expect(loader.releaseOf('giving')).toBe('next');
  expect(loader.releaseOf('content')).toBe('live');
});

test('a refused preview leaves the live release', async () => {
  const { loader, decide } = setUp();
  decide({});
  await loader.load('giving');
  expect(loader.releaseOf('giving')).toBe('live');
});

test('paths and slots of the previewed release are used in the whole registry', async () => {
  const { registry, loader, decide } = setUp();
  expect(registry.ownerOfSlot('home.banner')).toBeUndefined();
  decide(next);
  await loader.load('giving');
  expect(registry.ownerOfSlot('home.banner')).toBe('giving');
  expect(registry.composed.remotes['giving']?.slots).toEqual(['home.banner']);
  expect(registry.current().remotes['giving']?.release).toBe('next');
});

test('routes or slots change only if paths or slots differ, regardless of their order', () => {
  expect(changesRoutesOrSlots(live, next)).toBe(true);
  const two = { paths: ['a', 'b'] };
  const both = sampleRegistry({ giving: pointer('giving', 'live', two) });
  expect(
    changesRoutesOrSlots(both, { giving: pointer('giving', 'next', { paths: ['b', 'a'] }) }),
  ).toBe(false);
  expect(changesRoutesOrSlots(both, { giving: pointer('giving', 'next', { paths: ['a'] }) })).toBe(
    true,
  );
  expect(changesRoutesOrSlots(live, {})).toBe(false);
});
