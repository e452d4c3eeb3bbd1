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

/** A tab in which giving was loaded in the composed release. */
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
    setUnsaved: (unsaved: boolean) => (hasUnsavedInput = unsaved),
    move: (moved: Registry['remotes']) =>
      (current = { ...current, remotes: { ...current.remotes, ...moved } }),
    publish: (content: string) => (current = { ...current, content }),
    link: (to: string, from = '/') => follower.linkMode({ from, to }),
    redirect: (to: string) => follower.linkMode({ from: '/', to, isRedirect: true }),
  };
}

test('after the pointer has moved, only links into the remote load a document', async () => {
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

test('after other content is published, each link to another page loads a document', async () => {
  const { link, publish } = await openTab();
  publish('0123');
  expect(link('/donate')).toBe('document');
  expect(link('/about')).toBe('document');
  expect(link('/about', '/about')).toBe('inside');
});

test('a link to a page that has shown a slot of a moved remote loads a document', async () => {
  const { link, move, slotPages } = await openTab();
  slotPages.add('/about/giving', 'giving');
  expect(link('/about/giving')).toBe('inside');
  move(givingAt(NEW));
  expect(link('/about/giving')).toBe('document');
  expect(link('/about')).toBe('inside');
});

test('a remote that is not loaded yet is loaded in the live release', async () => {
  const { move, link, loader } = await openTab();
  move(contentAt(NEW));
  expect(link('/about')).toBe('inside');
  await loader.load('content');
  expect(loader.releaseOf('content')).toBe(NEW);
  expect(link('/about')).toBe('inside');
});

test('no document is loaded with unsaved input, for a redirect or without network', async () => {
  const { link, move, setUnsaved, redirect } = await openTab();
  move(givingAt(NEW));
  expect(redirect('/donate')).toBe('inside');
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(link('/donate')).toBe('inside');
  onLine.mockReturnValue(true);
  setUnsaved(true);
  expect(link('/donate')).toBe('inside');
  setUnsaved(false);
  expect(link('/donate')).toBe('document');
});

test('links to paths that a newer registry adds or removes load a document', async () => {
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

test('tabs do not share the pages on which they have shown slots', async () => {
  const [seen, fresh] = [await openTab(), await openTab()];
  seen.slotPages.add('/about/giving', 'giving');
  for (const { move } of [seen, fresh]) move(givingAt(NEW));
  expect(seen.link('/about/giving')).toBe('document');
  expect(fresh.link('/about/giving')).toBe('inside');
});

test('a link between two areas loads a document, and a link within one does not', async () => {
  const { link, setUnsaved, redirect } = await openTab({ content: 'staff' });
  setUnsaved(true);
  expect(redirect('/donate')).toBe('document');
  expect(link('/about', '/donate')).toBe('document');
  expect(link('/donate', '/about')).toBe('document');
  expect(link('/nowhere', '/about')).toBe('document');
  expect(link('/about/team', '/about')).toBe('inside');
  expect(link('/apply/student', '/donate')).toBe('inside');
  expect(link('/nowhere', '/donate')).toBe('inside');
});

test('a page composed for some remotes loads a document for pages of the others', async () => {
  const whole = await openTab();
  expect(whole.link('/stories')).toBe('inside');
  const { link } = await openTab({}, { scope: 'page' });
  expect(link('/stories')).toBe('document');
  expect(link('/donate')).toBe('inside');
  expect(link('/nowhere', '/nowhere')).toBe('inside');
});
