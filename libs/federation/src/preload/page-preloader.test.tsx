import { lazyPage } from '@raade/platform';
import { sampleFederation, samplePointer } from '../testing/samples.ts';
import { createPagePreloader } from './page-preloader.ts';

const remotes = { giving: samplePointer('giving', { paths: ['donate'] }) };
const importPage = jest.fn(() => Promise.resolve({ default: () => null }));
const DonatePage = lazyPage(importPage);
const giving = { name: 'giving', routes: { donate: [{ index: true, element: <DonatePage /> }] } };

/** A preloader in a site whose links have this mode. */
function preloader(mode: 'inside' | 'document') {
  const source = jest.fn(() => Promise.resolve({ ...giving, slots: {} }));
  const { registry, loader } = sampleFederation(remotes, { source });
  const links = { linkMode: () => mode };
  return { source, preload: createPagePreloader({ registry, loader, links }) };
}

beforeEach(() => void importPage.mockClear());

test('the remote that owns the path and the chunk of its page are loaded', async () => {
  const { source, preload } = preloader('inside');
  await preload('/donate');
  expect(source).toHaveBeenCalledTimes(1);
  expect(importPage).toHaveBeenCalledTimes(1);
});

test('nothing is loaded for a page in another document or an unknown page', async () => {
  const elsewhere = preloader('document');
  await elsewhere.preload('/donate');
  const here = preloader('inside');
  await here.preload('/nowhere');
  expect(elsewhere.source).not.toHaveBeenCalled();
  expect(here.source).not.toHaveBeenCalled();
  expect(importPage).not.toHaveBeenCalled();
});
