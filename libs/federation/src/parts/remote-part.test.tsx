import type { RemoteModule } from '@raade/platform';
import { act, render, screen } from '@testing-library/react';
import { settled } from '@raade/platform/testing/settled';
import { lazy } from 'react';
import type { Federation, PartViews } from '../federation.ts';
import { LoadFailure } from '../loading/load-failure.ts';
import type { ModuleSource } from '../loading/module-source.ts';
import { fakeObserver } from '@raade/platform/testing/fake-observer';
import { sampleFederation, samplePointer, sampleRegistry } from '../testing/samples.ts';
import { FederationContext } from './federation-context.ts';
import { RegisteredSlot } from './registered-slot.tsx';

const SLOT = 'conference.donation';
const remotes = { giving: samplePointer('giving', { slots: [SLOT] }) };
const views: PartViews = {
  Placeholder: ({ kind }) => <p>loading {kind}</p>,
  Page: ({ children }) => children,
  Unavailable: ({ failure, onRetry }) => <button onClick={onRetry}>{failure.reason}</button>,
  NotFound: () => <p>not found</p>,
};
const remoteWith = (content: () => string): RemoteModule => ({
  name: 'giving',
  routes: {},
  slots: { [SLOT]: content },
});

const source = jest.fn<ReturnType<ModuleSource>, Parameters<ModuleSource>>();
const fetchMock = jest.fn();

let federation: Federation;

const slotView = (name: string) => (
  <FederationContext value={federation}>
    <RegisteredSlot name={name} />
  </FederationContext>
);

const showSlot = (name = SLOT) => settled(() => render(slotView(name)));

const tick = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  fakeObserver(true);
  jest.useFakeTimers();
  source.mockReset();
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  federation = sampleFederation(remotes, { source, views });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => window.history.replaceState(null, '', '/'));

test('the placeholder is shown until the remote is loaded', async () => {
  let arrive: (remote: RemoteModule) => void = () => undefined;
  source.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await showSlot();
  expect(screen.getByText('loading section')).toBeTruthy();
  await settled(() => arrive(remoteWith(() => 'donate')));
  expect(screen.getByText('donate')).toBeTruthy();
});

test('the same placeholder is shown until the code of the part is loaded', async () => {
  let arrive: (remote: RemoteModule) => void = () => undefined;
  source.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  await showSlot();
  const placeholder = screen.getByText('loading section');
  let code: (module: { default: () => string }) => void = () => undefined;
  const Form = lazy(() => new Promise<{ default: () => string }>((resolve) => (code = resolve)));
  await settled(() => arrive({ ...remoteWith(() => ''), slots: { [SLOT]: Form } }));
  expect(screen.getByText('loading section')).toBe(placeholder);
  await settled(() => code({ default: () => 'donate' }));
  expect(screen.getByText('donate')).toBeTruthy();
});

test('a slot far below the view loads nothing yet', async () => {
  fakeObserver(false);
  await showSlot();
  expect(screen.getByText('loading section')).toBeTruthy();
  expect(source).not.toHaveBeenCalled();
});

test('a slot far below the view is loaded at once if the address names its anchor', async () => {
  fakeObserver(false);
  source.mockResolvedValue(remoteWith(() => 'donate'));
  window.history.replaceState(null, '', '#donation');
  await showSlot();
  expect(screen.getByText('donate')).toBeTruthy();

  for (const elsewhere of ['#sponsors', '/conference']) {
    window.history.replaceState(null, '', elsewhere);
    await showSlot();
  }
  expect(screen.getAllByText('loading section')).toHaveLength(2);
  expect(source).toHaveBeenCalledTimes(1);
});

test('a slot that no remote fills shows nothing and loads nothing', async () => {
  const { container } = await showSlot('home.banner');
  expect(container.textContent).toBe('');
  expect(source).not.toHaveBeenCalled();
});

test('the page on which a remote has filled a slot is recorded', async () => {
  window.history.replaceState(null, '', '/conference');
  source.mockResolvedValue(remoteWith(() => 'donate'));
  await showSlot();
  expect(federation.slotPages.ownersAt('/conference')).toEqual(['giving']);
  expect(federation.slotPages.ownersAt('/about')).toEqual([]);
});

test('a slot keeps its owner while it is shown, even if the registry changes', async () => {
  source.mockResolvedValue(remoteWith(() => 'donate'));
  const { rerender } = await showSlot();
  const moved = sampleRegistry({ pledges: samplePointer('pledges', { slots: [SLOT] }) });
  fetchMock.mockResolvedValue(new Response(JSON.stringify(moved)));
  await act(() => federation.registry.refresh());
  expect(federation.registry.ownerOfSlot(SLOT)).toBe('pledges');
  await settled(() => rerender(slotView(SLOT)));
  expect(screen.getByText('donate')).toBeTruthy();
  expect(source.mock.calls.map(([name]) => name)).toEqual(['giving']);
});

test('a remote that could not be loaded is retried automatically', async () => {
  source.mockRejectedValue(new LoadFailure('unreachable', 'refused'));
  await showSlot();
  expect(screen.getByText('not-loaded')).toBeTruthy();
  await tick(2500);
  expect(source).toHaveBeenCalledTimes(3);
  expect(screen.getByText('not-loaded')).toBeTruthy();

  source.mockResolvedValue(remoteWith(() => 'donate'));
  await tick(1000);
  expect(screen.getByText('donate')).toBeTruthy();
});

test('a part that throws while rendering is retried with newly loaded code', async () => {
  const broken = remoteWith(() => {
    throw new Error('bug');
  });
  source.mockResolvedValue(broken);
  await showSlot();
  expect(screen.getByText('threw')).toBeTruthy();

  source.mockResolvedValue(remoteWith(() => 'donate'));
  await tick(1000);
  expect(screen.getByText('donate')).toBeTruthy();
});

test('if the remote is unreachable, a part that threw is rendered again unchanged', async () => {
  let fault = true;
  source.mockResolvedValueOnce(
    remoteWith(() => {
      if (fault) throw new Error('bug');
      return 'donate';
    }),
  );
  await showSlot();
  source.mockRejectedValue(new LoadFailure('unreachable', 'refused'));
  fault = false;
  await tick(1000);
  expect(screen.getByText('donate')).toBeTruthy();
});

test('a hidden page does not retry until it is visible again', async () => {
  source.mockRejectedValue(new LoadFailure('unreachable', 'refused'));
  await showSlot();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await tick(5000);
  expect(source).toHaveBeenCalledTimes(1);

  visibility.mockReturnValue('visible');
  await settled(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(source).toHaveBeenCalledTimes(2);
});
