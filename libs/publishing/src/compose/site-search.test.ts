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
const withEntry = (name: string) => opened(name, JSON.stringify({ entries: [entry(name)] }));

const shell: OpenRelease = { file: shellFile(), text: () => Promise.reject(new Error('unread')) };

test('one file has the search entries of all remotes, with their releases', async () => {
  const { search, problems } = await composeSearch({
    shell,
    content: withEntry('content'),
    giving: withEntry('giving'),
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
])('a file with %s is left out, and the problem is reported', async (_what, text) => {
  const { search, problems } = await composeSearch({
    giving: opened('giving', text),
    content: withEntry('content'),
  });
  expect(search.remotes['giving']).toEqual({ release: '0'.repeat(32) });
  expect(search.remotes['content']?.entries).toHaveLength(1);
  expect(problems).toEqual([expect.stringMatching(/^search finds nothing of giving 0{32}: /)]);
});

test('a file that differs from the published one is reported as a problem', async () => {
  const changed = { ...withEntry('giving'), text: () => Promise.reject(new Error('not the file')) };
  const { problems } = await composeSearch({ giving: changed });
  expect(problems).toEqual([`search finds nothing of giving ${'0'.repeat(32)}: not the file`]);
});

test('a release without a search file has no entries, and no problem is reported', async () => {
  const { search, problems } = await composeSearch({
    giving: { ...withEntry('giving'), file: remoteFile('giving') },
  });
  expect(search.remotes['giving']).toEqual({ release: '0'.repeat(32) });
  expect(problems).toEqual([]);
});
