import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkStyle, STYLE_SHEET } from './check-style.ts';

/** ESLint reads no style sheets: what its rule demands of styles in code is demanded of them here. */
const SHEETS = globSync('{apps,libs}/**/*.css', {
  cwd: WORKSPACE,
  exclude: ['**/node_modules/**', '**/dist/**'],
});

test('there are style sheets', () => {
  expect(SHEETS).toContain('libs/ui/src/tokens/tokens.css');
});

test.each(SHEETS)('%s keeps to the widths, layers and logical sides of the site', (file) => {
  const text = readFileSync(path.join(WORKSPACE, file), 'utf8');
  const problems = checkStyle(text, STYLE_SHEET).map(
    ({ at, message }) => `${file}:${text.slice(0, at).split('\n').length} ${message}`,
  );
  expect(problems).toEqual([]);
});

test('a sheet is told the query that it has to spell out', () => {
  expect(checkStyle('@media (min-width: 48rem) { :root { --gap: 1px; } }', STYLE_SHEET)).toEqual([
    {
      at: 7,
      message: expect.stringContaining(
        'Write @media (width >= 768px) instead of (min-width: 48rem)',
      ) as string,
    },
  ]);
});
