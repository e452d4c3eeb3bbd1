import { findDeclaredTokens, findUsedTokens } from './design-tokens.ts';

const used = (text: string, rendered = '') =>
  Object.keys(
    findUsedTokens(
      [{ file: 'card.tsx', text }],
      [{ file: 'apps/content, rendered', text: rendered }],
    ),
  );

test('tokens are what styles take a value from', () => {
  expect(used('color: var(--color-text); margin: calc(var(--space-4) * -1);')).toEqual([
    '--color-text',
    '--space-4',
  ]);
});

test.each([
  'color: var(--color-text, #000);',
  'const Card = styled.div`--tone: red; color: var(--tone);`;',
  "<i style={{ ['--tone' as string]: 1 }} /> var(--tone)",
  "style.setProperty('--tone', '1'); var(--tone)",
])('what has a fallback, or what a build declares itself, is not needed: %s', (text) => {
  expect(used(text)).toEqual([]);
});

test('a name that is put together is seen in what was rendered', () => {
  expect(used('color: var(--ink-${family});', '<style>p{color:var(--ink-clay)}</style>')).toEqual([
    '--ink-clay',
  ]);
});

test('each token is named with the first source that uses it', () => {
  const sources = ['apps/a.tsx', 'libs/b.tsx'].map((file) => ({ file, text: 'var(--ink)' }));
  expect(findUsedTokens(sources)).toEqual({ '--ink': 'apps/a.tsx' });
});

test('a sheet declares what stands before a colon, and not what it takes from', () => {
  const sheet = ':root{--ink:light-dark(#000,#fff);--wide:calc(var(--space) * 2)}.a{--x-y:1px}';
  expect(findDeclaredTokens([sheet])).toEqual(['--ink', '--wide', '--x-y']);
});
