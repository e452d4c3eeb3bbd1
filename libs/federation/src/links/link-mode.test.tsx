import type { Registry } from '@raade/contracts/releases/registry';
import { createRemoteLoader } from '../loading/remote-loader.ts';
import type { RegistryStore } from '../registry/registry.store.ts';
import { createLinkModes, type RemoteAreas } from './link-mode.ts';
import { RELEASES, samplePointer } from '../testing/samples.ts';
import { createSlotPages } from './slot-pages.ts';

const [OLD, NEW] = RELEASES;

const givingAt = (release: string, paths = ['donate', 'apply/*']) => ({
  giving: samplePointer('giving', { release, paths }),
});
const contentAt = (release: string) => ({
  content: samplePointer('content', { release, paths: ['', 'about/*'] }),
});

/** A tab in which giving was loaded as it was composed. */
async function openTab(areas: RemoteAreas = {}, scope: Pick<Registry, 'scope'> = {}) {
  const remotes = { ...givingAt(OLD), ...contentAt(OLD) };
  const composed: Registry = { schema: 1, ...scope, remotes };
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
  const slotPages = createSlotPages();
  let hasUnsavedInput = false;
  const follower = createLinkModes({
    registry,
    loader,
    slotPages,
    hasUnsavedInput: () => hasUnsavedInput,
    areas,
  });
  return {
    loader,
    slotPages,
    note: (unsaved: boolean) => (hasUnsavedInput = unsaved),
    move: (moved: Registry['remotes']) =>
      (current = { ...current, remotes: { ...current.remotes, ...moved } }),
    publish: (content: string) => (current = { ...current, content }),
    link: (to: string, from = '/') => follower.linkMode({ from, to }),
    redirect: (to: string) => follower.linkMode({ from: '/', to, isRedirect: true }),
  };
}

afterEach(() => jest.restoreAllMocks());

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

test('once other content is live, every link loads a document with it', async () => {
  const { link, publish } = await openTab();
  publish('0123');
  expect(link('/donate')).toBe('document');
  expect(link('/about')).toBe('document');
  expect(link('/about', '/about')).toBe('inside');
});

test('a page that has shown a slot of the remote is followed like a page of its own', async () => {
  const { link, move, slotPages } = await openTab();
  slotPages.add('/about/giving', 'giving');
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

test('input in a form keeps the tab on its releases, and so do a redirect and a missing network', async () => {
  const { link, move, note, redirect } = await openTab();
  move(givingAt(NEW));
  expect(redirect('/donate')).toBe('inside');
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(link('/donate')).toBe('inside');
  onLine.mockReturnValue(true);
  note(true);
  expect(link('/donate')).toBe('inside');
  note(false);
  expect(link('/donate')).toBe('document');
});

test('paths that a newer registry gives and takes are followed by a document', async () => {
  const { link, move } = await openTab();
  expect(link('/pledge')).toBe('inside');
  move(givingAt(OLD, ['donate', 'pledge']));
  expect(link('/pledge')).toBe('document');
  move({ stories: samplePointer('stories', { paths: ['donate'] }) });
  move(givingAt(OLD, ['pledge']));
  expect(link('/donate')).toBe('document');
  expect(link('/apply/student')).toBe('document');
  expect(link('/nowhere')).toBe('inside');
});

test('pages of different tabs do not share their state', async () => {
  const [seen, fresh] = [await openTab(), await openTab()];
  seen.slotPages.add('/about/giving', 'giving');
  for (const { move } of [seen, fresh]) move(givingAt(NEW));
  expect(seen.link('/about/giving')).toBe('document');
  expect(fresh.link('/about/giving')).toBe('inside');
});

test('a link over the border between two areas loads a document, either way, and none beside it does', async () => {
  const { link, note, redirect } = await openTab({ content: 'staff' });
  note(true);
  expect(redirect('/donate')).toBe('document');
  expect(link('/about', '/donate')).toBe('document');
  expect(link('/donate', '/about')).toBe('document');
  expect(link('/nowhere', '/about')).toBe('document');
  expect(link('/about/team', '/about')).toBe('inside');
  expect(link('/apply/student', '/donate')).toBe('inside');
  expect(link('/nowhere', '/donate')).toBe('inside');
});

test('a page composed for some remotes of the site leaves the pages of others to their own documents', async () => {
  const whole = await openTab();
  expect(whole.link('/stories')).toBe('inside');
  const { link } = await openTab({}, { scope: 'page' });
  expect(link('/stories')).toBe('document');
  expect(link('/donate')).toBe('inside');
  expect(link('/nowhere', '/nowhere')).toBe('inside');
});
