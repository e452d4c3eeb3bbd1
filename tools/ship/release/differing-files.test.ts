import type { ReleasedFile } from '@raade/contracts/releases';
import { integrityOf } from '@raade/publishing/releases/release-id';
import { differingFiles } from './differing-files.ts';

const file = (path: string, text: string): ReleasedFile => ({
  path,
  size: text.length,
  integrity: integrityOf(text),
});

test('two builds differ in what has other contents, and in what only one has', () => {
  const some = [file('a.js', 'a'), file('b.js', 'b'), file('c.js', 'c')];
  const others = [file('d.js', 'd'), file('b.js', 'another'), file('a.js', 'a')];
  expect(differingFiles(some, others)).toEqual(['b.js', 'c.js', 'd.js']);
  expect(differingFiles(some, some)).toEqual([]);
});
