import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { HEAD, withWords } from './changes.ts';

const source = readFileSync(path.join(WORKSPACE, HEAD), 'utf8');

test('a page that is there says other words, once and again', () => {
  const once = withWords(source, 'Once.');
  expect(once).toContain("description: ['Once.', GIVING.summary].join(' '),\n");
  expect(withWords(once, 'Twice.')).toContain("['Twice.', 'Once.', GIVING.summary].join(' ')");
});

test('a page that says nothing of itself is named', () => {
  expect(() => withWords('export {};\n', 'Once.')).toThrow(`${HEAD} has no description`);
});
