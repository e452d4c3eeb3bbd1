import { pagesFile } from './pages-file.ts';

const page = { path: '/about', title: 'About', description: 'Who we are.', chunk: 'about' };
const files: Record<string, string[]> = {
  remote: ['js/remote.1.js', 'js/common.2.js'],
  about: ['js/about.3.js', 'js/common.2.js', 'css/about.4.css'],
};

test('a page lists its own scripts, without those of the remote itself', () => {
  expect(pagesFile([page], 'remote', (chunk) => files[chunk])).toEqual({
    remote: ['js/remote.1.js', 'js/common.2.js'],
    pages: [{ ...page, files: ['js/about.3.js'] }],
  });
});

test('a page whose chunk the build does not have is refused', () => {
  expect(() => pagesFile([{ ...page, chunk: 'abuot' }], 'remote', (chunk) => files[chunk])).toThrow(
    '/about: the build has no chunk "abuot" (webpackChunkName)',
  );
});
