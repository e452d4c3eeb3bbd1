import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';
import { describedPages } from './described-pages.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'raade-described-'));
  await mkdir(path.join(dir, 'src'));
});
afterEach(() => rm(dir, { recursive: true }));

const write = (file: string, text: string) => writeFile(path.join(dir, 'src', file), text);
const head = (title: string) =>
  `export const HEAD: object = { title: '${title}', description: 'What it is.' };`;

test('what a remote says of its pages is read anew, with what that imports', async () => {
  await write(
    'pages.ts',
    `import { HEAD } from './a.head.ts'; export const pages = [{ ...HEAD, path: '/a', chunk: 'a' }];`,
  );
  await write('a.head.ts', head('First'));
  const first = await describedPages(dir);
  expect(first.pages).toMatchObject([{ path: '/a', title: 'First' }]);
  expect(first.search).toEqual([]);
  expect(first.sources.map((file) => path.basename(file)).sort()).toEqual([
    'a.head.ts',
    'pages.ts',
  ]);
  await write('a.head.ts', head('Second'));
  await write(
    'search.ts',
    `export const search = [{ title: 'A', path: '/a#b', kind: 'Part', text: 'b' }];`,
  );
  const second = await describedPages(dir);
  expect(second.pages).toMatchObject([{ title: 'Second' }]);
  expect(second.search).toMatchObject([{ path: '/a#b' }]);
});

test('a remote that shows content describes it, and its files are watched', async () => {
  const { content, sources } = await describedPages(path.join(WORKSPACE, 'apps/content'));
  const file = path.join(WORKSPACE, 'libs/content-model/sample/about.json');
  expect(content?.parts['about']).toEqual(JSON.parse(await readFile(file, 'utf8')));
  expect(sources).toContain(file);
});

test('pages that are none are refused with their file', async () => {
  await write('pages.ts', `export const pages = [{ path: 'a' }];`);
  await expect(describedPages(dir)).rejects.toThrow(/src\/pages\.ts is not valid:\n0\./);
});
