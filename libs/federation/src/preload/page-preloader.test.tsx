import type { Registry } from '@raade/contracts/registry';
import { lazyPage } from '@raade/platform';
import type { Way } from '../following/way-of-link.ts';
import { createRemoteLoader } from '../loading/remote-loader.ts';
import { createRegistryStore } from '../registry/registry.store.ts';
import { createPagePreloader } from './page-preloader.ts';

const registry: Registry = {
  schema: 1,
  remotes: {
    giving: {
      url: 'https://giving.example.org/r/0000000000000000/remoteEntry.js',
      version: '0000000000000000',
      integrity: `sha384-${'A'.repeat(64)}`,
      platform: '^1.0.0',
      paths: ['donate'],
      slots: [],
    },
  },
};
const importPage = jest.fn(() => Promise.resolve({ default: () => null }));
const DonatePage = lazyPage(importPage);
const giving = { name: 'giving', routes: { donate: [{ index: true, element: <DonatePage /> }] } };

function preloader(way: Way) {
  const source = jest.fn(() => Promise.resolve({ ...giving, slots: {} }));
  const store = createRegistryStore(registry, '/registry.json');
  const loader = createRemoteLoader({ registry: store, source, platformVersion: '1.0.0' });
  return { source, preload: createPagePreloader(registry, loader, { wayOf: () => way }) };
}

beforeEach(() => {
  importPage.mockClear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('the remote that owns the path and the chunk of its page are loaded', async () => {
  const { source, preload } = preloader('inside');
  await preload('/donate');
  expect(source).toHaveBeenCalledTimes(1);
  expect(importPage).toHaveBeenCalledTimes(1);
});

test('nothing is loaded for a page that another document will show, or that nobody has', async () => {
  const elsewhere = preloader('document');
  await elsewhere.preload('/donate');
  const here = preloader('inside');
  await here.preload('/nowhere');
  expect(elsewhere.source).not.toHaveBeenCalled();
  expect(here.source).not.toHaveBeenCalled();
  expect(importPage).not.toHaveBeenCalled();
});
