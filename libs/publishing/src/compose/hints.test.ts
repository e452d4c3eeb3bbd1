import type { PagesFile } from '@raade/contracts/site/pages';
import { integrity } from '../testing/sample-composition.ts';
import { remoteHints } from './hints.ts';

const release = {
  url: 'https://content.example.org/r/0123456789abcdef0123456789abcdef/remoteEntry.js',
  hashes: new Map([
    ['remoteEntry.js', integrity('a')],
    ['js/remote.js', integrity('b')],
    ['js/privacy.js', integrity('c')],
  ]),
};

const privacy: PagesFile['pages'][number] = {
  path: '/privacy',
  title: 'Privacy',
  description: 'What we keep.',
  chunk: 'privacy',
  files: ['js/privacy.js'],
};
const filesHinted = (page: typeof privacy) =>
  remoteHints(release, { remote: ['js/remote.js'], pages: [page] }, page);

test('a rendered still page gets no hints for code', () => {
  expect(filesHinted({ ...privacy, body: '<h1>Privacy</h1>', isStatic: true })).toEqual([]);
});

test('a still page that was not rendered gets hints for its code', () => {
  expect(filesHinted({ ...privacy, isStatic: true })).toHaveLength(3);
});
