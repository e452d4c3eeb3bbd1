import { siteSearchSchema } from '@raade/contracts/releases/site-search';
import type { OpenRelease } from '../reading/open-release.ts';
import { integrity } from '../testing/sample-composition.ts';
import { remoteFile, shellFile } from '../testing/sample-release.ts';
import { composeSearch } from './site-search.ts';

const entry = (title: string) => ({ title, path: '/page', kind: 'Page' });
const paths = ['page'];
const FILE = { path: 'search.json', size: 1, integrity: integrity('a') };

const opened = (name: string, text: string): OpenRelease => ({
  file: { ...remoteFile(name), paths, files: [FILE] },
  text: () => Promise.resolve(text),
});
const saying = (name: string) => opened(name, JSON.stringify({ entries: [entry(name)] }));

const shell: OpenRelease = { file: shellFile(), text: () => Promise.reject(new Error('unread')) };

test('the search entries of all remotes are in one file, with their releases', async () => {
  const { search, problems } = await composeSearch({
    shell,
    content: saying('content'),
    giving: saying('giving'),
  });
  expect(search).toEqual({
    remotes: {
      content: { release: '0'.repeat(32), entries: [entry('content')] },
      giving: { release: '0'.repeat(32), entries: [entry('giving')] },
    },
  });
  expect(siteSearchSchema.parse(search)).toEqual(search);
  expect(problems).toEqual([]);
});

test.each([
  ['no JSON', 'entries: none'],
  ['an address of another site', JSON.stringify({ entries: [{ ...entry('x'), path: '//evil' }] })],
  [
    'a page of others',
    JSON.stringify({ entries: [entry('x'), { ...entry('y'), path: '/about' }] }),
  ],
])('a file with %s takes nothing of others along, and its team is told', async (_what, text) => {
  const { search, problems } = await composeSearch({
    giving: opened('giving', text),
    content: saying('content'),
  });
  expect(search.remotes['giving']).toEqual({ release: '0'.repeat(32) });
  expect(search.remotes['content']?.entries).toHaveLength(1);
  expect(problems).toEqual([expect.stringMatching(/^search finds nothing of giving 0{32}: /)]);
});

test('a file that differs from the published one takes nothing of others along', async () => {
  const changed = { ...saying('giving'), text: () => Promise.reject(new Error('not the file')) };
  const { problems } = await composeSearch({ giving: changed });
  expect(problems).toEqual([`search finds nothing of giving ${'0'.repeat(32)}: not the file`]);
});

test('a release of tools that wrote no such file has nothing, which is nobody’s fault', async () => {
  const { search, problems } = await composeSearch({
    giving: { ...saying('giving'), file: remoteFile('giving') },
  });
  expect(search.remotes['giving']).toEqual({ release: '0'.repeat(32) });
  expect(problems).toEqual([]);
});
