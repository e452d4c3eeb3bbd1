import { act, screen } from '@testing-library/react';
import { settled } from '@raade/platform/testing/settled';
import { Link, type RemoteModule, Slot } from '@raade/platform';
import { startSite } from './example-site.tsx';
import { fakeObserver } from '@raade/platform/testing/fake-observer';
import { samplePointer, sampleRegistry } from './samples.ts';

const pointerOf = (remote: string, paths: string[], slots: string[] = []) =>
  samplePointer(remote, { paths, slots, platform: '^3.0.0' });
const registry = {
  composed: sampleRegistry({
    content: pointerOf('content', ['', 'about/*']),
    giving: pointerOf('giving', [], ['about.donation']),
  }),
  url: '/registry.json',
};

const MODULES: Record<string, RemoteModule> = {
  content: {
    name: 'content',
    routes: {
      '': [{ index: true, element: <Link to="/about">About</Link> }],
      'about/*': [{ index: true, element: <Slot name="about.donation" /> }],
    },
    slots: {},
  },
  giving: { name: 'giving', routes: {}, slots: { 'about.donation': () => 'Give' } },
};

const source = (name: string) => Promise.resolve(MODULES[name] as RemoteModule);
let stop: () => void;

async function open(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  const root = document.body.appendChild(document.createElement('div'));
  await settled(() => void (stop = startSite(root, { registry, source })));
}

beforeEach(() => fakeObserver(true));
afterEach(() => {
  act(() => stop());
  document.body.replaceChildren();
});

test('it shows pages of one remote, with a section of another in a slot', async () => {
  await open('/');
  await settled(() => screen.getByRole('link', { name: 'About' }).click());
  expect(window.location.pathname).toBe('/about');
  expect(document.body.textContent).toBe('Give');
});

test.each(['/nowhere', '/about/nothing'])(
  'nobody has a page at %s, whoever owns the path',
  async (address) => {
    await open(address);
    expect(screen.getByRole('heading', { name: 'No such page' })).toBeTruthy();
  },
);
