import type { Registry, ReleasePointer } from '@raade/contracts/registry';
import { noteUnsavedInput } from '@raade/platform';
import { createRemoteLoader } from '../loading/remote-loader.ts';
import type { RegistryStore } from '../registry/registry.store.ts';
import { createReleaseFollower } from './release-follower.ts';
import { noteSlotOwner } from './slot-pages.ts';

const OLD = '0000000000000000';
const NEW = '1111111111111111';

function pointer(remote: string, version: string, paths: string[]): ReleasePointer {
  return {
    url: `https://${remote}.example.org/r/${version}/remoteEntry.js`,
    version,
    integrity: `sha384-${'A'.repeat(64)}`,
    platform: '^1.0.0',
    paths,
    slots: [],
  };
}

const givingAt = (version: string, paths = ['donate', 'apply/*']) => ({
  giving: pointer('giving', version, paths),
});
const contentAt = (version: string) => ({ content: pointer('content', version, ['', 'about/*']) });

/** A tab in which giving was loaded as it was composed. */
async function openTab() {
  const composed: Registry = { schema: 1, remotes: { ...givingAt(OLD), ...contentAt(OLD) } };
  let current = composed;
  const registry: RegistryStore = {
    composed,
    current: () => current,
    names: () => Object.keys(current.remotes),
    pointer: (name) => current.remotes[name],
    ownerOfSlot: () => undefined,
    refresh: () => Promise.resolve(),
  };
  const source = (name: string) => Promise.resolve({ name, routes: {}, slots: {} });
  const loader = createRemoteLoader({ registry, source, platformVersion: '1.4.0' });
  await loader.load('giving');
  const follower = createReleaseFollower({ registry, loader });
  return {
    loader,
    move: (moved: Registry['remotes']) =>
      (current = { ...current, remotes: { ...current.remotes, ...moved } }),
    link: (to: string, from = '/') => follower.wayOf({ from, to }),
  };
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  noteUnsavedInput('giving/donation', false);
  jest.restoreAllMocks();
});

test('once the pointer has moved, links into the remote load a document, others do not', async () => {
  const { link, move } = await openTab();
  expect(link('/donate')).toBe('inside');
  move(givingAt(NEW));
  expect(link('/donate')).toBe('document');
  expect(link('/apply/student', '/donate')).toBe('document');
  expect(link('/about')).toBe('inside');
  expect(link('/donate', '/donate')).toBe('inside');
  move(givingAt(OLD));
  expect(link('/donate')).toBe('inside');
});

test('a page that has shown a slot of the remote is followed like a page of its own', async () => {
  const { link, move } = await openTab();
  noteSlotOwner('/about/giving', 'giving');
  expect(link('/about/giving')).toBe('inside');
  move(givingAt(NEW));
  expect(link('/about/giving')).toBe('document');
  expect(link('/about')).toBe('inside');
});

test('a remote that this tab has not loaded takes the release that is live now', async () => {
  const { move, link, loader } = await openTab();
  move(contentAt(NEW));
  expect(link('/about')).toBe('inside');
  await loader.load('content');
  expect(loader.releaseOf('content')).toBe(NEW);
  expect(link('/about')).toBe('inside');
});

test('what a form holds keeps the tab on its releases', async () => {
  const { link, move } = await openTab();
  move(givingAt(NEW));
  noteUnsavedInput('giving/donation', true);
  expect(link('/donate')).toBe('inside');
  noteUnsavedInput('giving/donation', false);
  expect(link('/donate')).toBe('document');
});

test('paths that a newer registry gives and takes are followed by a document', async () => {
  const { link, move } = await openTab();
  expect(link('/pledge')).toBe('inside');
  move(givingAt(OLD, ['donate', 'pledge']));
  expect(link('/pledge')).toBe('document');
  expect(link('/apply/student')).toBe('document');
  expect(link('/nowhere')).toBe('inside');
});
