import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { makePagesFile, readPages } from './pages-file.ts';

const page = { path: '/about', title: 'About', description: 'Who we are.', chunk: 'about' };
const NOTHING = { ogImages: new Map(), bodies: new Map(), later: new Map(), slots: new Map() };
const files: Record<string, string[]> = {
  remote: ['js/remote.1.js', 'js/common.2.js'],
  about: ['js/about.3.js', 'js/common.2.js', 'css/about.4.css'],
};

test('a page lists its own scripts, without those of the remote itself', () => {
  expect(makePagesFile([page], 'remote', (chunk) => files[chunk], NOTHING)).toEqual({
    remote: ['js/remote.1.js', 'js/common.2.js'],
    pages: [{ ...page, files: ['js/about.3.js'] }],
  });
});

test('pictures and rendered bodies are added to their page, and slots to the file', () => {
  const drawn = { file: 'og/about.1.png', alt: 'RAADE: About' };
  const asking = { ...page, ogImage: { title: 'About us' } };
  const made = makePagesFile([asking], 'remote', (chunk) => files[chunk], {
    ogImages: new Map([['/about', drawn]]),
    bodies: new Map([['/about', '<p>Soon</p>']]),
    later: new Map([['/about', [{ from: '2025-04-11', body: '<p>Now</p>' }]]]),
    slots: new Map([['home.news', '<p>News</p>']]),
  });
  expect(made.pages[0]?.ogImage).toEqual(drawn);
  expect(made.pages[0]).toMatchObject({
    body: '<p>Soon</p>',
    later: [{ from: '2025-04-11', body: '<p>Now</p>' }],
  });
  expect(made.slots).toEqual({ 'home.news': '<p>News</p>' });
  expect(
    makePagesFile([asking], 'remote', (chunk) => files[chunk], NOTHING).pages[0],
  ).not.toHaveProperty('ogImage');
});

test('a page whose chunk the build does not have is refused', () => {
  expect(() =>
    makePagesFile([{ ...page, chunk: 'abuot' }], 'remote', (chunk) => files[chunk], NOTHING),
  ).toThrow('/about: the build has no chunk "abuot" (webpackChunkName)');
});

test('invalid pages are refused with the name of their file', async () => {
  const dir = temporaryFolder();
  await mkdir(path.join(dir, 'src'));
  await writeFile(path.join(dir, 'src/pages.ts'), `export const pages = [{ path: 'a' }];`);
  await expect(readPages(dir)).rejects.toThrow(/src\/pages\.ts is not valid:\n0\./);
});
