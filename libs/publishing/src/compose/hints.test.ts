import type { PagesFile } from '@raade/contracts/pages';
import type { Registry } from '@raade/contracts/registry';
import { remoteHints } from './hints.ts';

const registry: Registry = {
  schema: 1,
  remotes: {
    content: {
      url: 'https://content.example.org/r/0123456789abcdef/remoteEntry.js',
      release: '0123456789abcdef',
      integrity: `sha384-${'A'.repeat(64)}`,
      platform: '^1.0.0',
      paths: [],
      slots: [],
    },
  },
};

const privacy: PagesFile['pages'][number] = {
  path: '/privacy',
  title: 'Privacy',
  description: 'What we keep.',
  chunk: 'privacy',
  files: ['js/privacy.js'],
};
const body = '<h1>Privacy</h1>';

const filesHinted = (page: typeof privacy) =>
  remoteHints(registry, 'content', { remote: ['js/remote.js'], pages: [page] }, page).map(
    (hint) => /\/([^/]+\.js)"/.exec(hint)?.[1],
  );

test('the entry of the remote and all that the page needs are hinted', () => {
  expect(filesHinted({ ...privacy, body })).toEqual(['remoteEntry.js', 'remote.js', 'privacy.js']);
});

test('no code is asked for where nothing is alive', () => {
  expect(filesHinted({ ...privacy, body, still: true })).toEqual([]);
});

test('a still page that is not rendered needs its code all the same', () => {
  expect(filesHinted({ ...privacy, still: true })).toHaveLength(3);
});
