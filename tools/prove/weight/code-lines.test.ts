import { countLines } from './code-lines.ts';

test('blank lines and comments do not count, and lines of code with a comment do', () => {
  const text = [
    '/** A sum. */',
    'export const sum = 1; // one',
    '',
    '/* two',
    '   lines */',
    'export const next = 2;',
  ].join('\n');
  expect(countLines('sum.ts', text)).toBe(2);
});

test('lines of a template string count, even if they look like comments, except blank ones', () => {
  expect(countLines('text.ts', 'const text = `\n// no comment\n\nend`;\n')).toBe(3);
});

test('JSX elements and their texts count', () => {
  expect(countLines('page.tsx', 'const page = (\n  <p>\n    Hello\n  </p>\n);\n')).toBe(5);
});

test.each([
  ['run.sh', '#!/usr/bin/env bash\n\n# Why.\necho done\n'],
  ['firestore.rules', '// Why.\n\nallow read;\n'],
])('comments of %s are recognized by the syntax of its language', (path, text) => {
  expect(countLines(path, text)).toBe(1);
});
