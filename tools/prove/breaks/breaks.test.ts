import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { chooseBreaks, type NamedBreak } from './choose-breaks.ts';
import { missingWords, stops } from './stops.ts';
import { patched, whilePatched } from '../while-patched.ts';

const all = chooseBreaks([]);

/** The texts of the files that a break changes, as they are then. */
async function changed({ patches = [] }: NamedBreak): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const patch of patches) {
    const { file, find } = patch;
    const text = texts.get(file) ?? (await readFile(path.join(WORKSPACE, file), 'utf8'));
    texts.set(file, find === undefined ? patch.replace : patched(text, patch));
  }
  return texts;
}

test.each(all.map((one) => [one.name, one] as const))(
  'what %s changes stands in its file once, and words are asked for',
  async (_name, one) => {
    await expect(changed(one)).resolves.toBeDefined();
    expect(one.says.length).toBeGreaterThan(0);
  },
);

test('no two breaks have one title, and there are at least sixty', () => {
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(60);
});

test('a break is stopped if something was against it, in all of the words', () => {
  const one = { says: ['giving', 'way out'] };
  const said = '\u001b[31mgiving\u001b[0m has a way out';
  expect(stops(one, { passed: false, said })).toBe(true);
  expect(stops(one, { passed: true, said })).toBe(false);
  expect(missingWords(one, { passed: false, said: 'giving fails' })).toEqual(['way out']);
});

test('a workspace is as it was after each break, also if that failed', async () => {
  const dir = temporaryFolder();
  await writeFile(path.join(dir, 'a.ts'), 'one two');
  const patches = [
    { file: 'a.ts', find: 'one', replace: 'three' },
    { file: 'b/c.ts', replace: 'new' },
  ];
  const work = async () => {
    expect(await readFile(path.join(dir, 'a.ts'), 'utf8')).toBe('three two');
    expect(await readFile(path.join(dir, 'b/c.ts'), 'utf8')).toBe('new');
    throw new Error('it fails');
  };
  await expect(whilePatched(dir, patches, work)).rejects.toThrow('it fails');
  expect(await readFile(path.join(dir, 'a.ts'), 'utf8')).toBe('one two');
  await expect(readFile(path.join(dir, 'b/c.ts'))).rejects.toThrow('ENOENT');
});

test('breaks are chosen by group or name, and unknown ones are told', () => {
  expect(chooseBreaks(['--only', 'places 3, files 1']).map(({ name }) => name)).toEqual([
    'places 3',
    'files 1',
  ]);
  expect(() => chooseBreaks(['--only', 'nothing'])).toThrow('There is no break nothing.');
});
