import { findDeclaredTokens, findUsedTokens } from './design-tokens.ts';

const used = (text: string, rendered = '') =>
  Object.keys(
    findUsedTokens(
      [{ file: 'card.tsx', text }],
      [{ file: 'apps/content, rendered', text: rendered }],
    ),
  );

test('tokens that styles read are found', () => {
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
])('a token with a fallback or an own declaration is not required: %s', (text) => {
  expect(used(text)).toEqual([]);
});

test('a token with a computed name is found in the rendered page', () => {
  expect(used('color: var(--ink-${family});', '<style>p{color:var(--ink-clay)}</style>')).toEqual([
    '--ink-clay',
  ]);
});

test('each token is listed with the first source that uses it', () => {
  const sources = ['apps/a.tsx', 'libs/b.tsx'].map((file) => ({ file, text: 'var(--ink)' }));
  expect(findUsedTokens(sources)).toEqual({ '--ink': 'apps/a.tsx' });
});

test('declared tokens of a style sheet are found, without those that it only reads', () => {
  const sheet = ':root{--ink:light-dark(#000,#fff);--wide:calc(var(--space) * 2)}.a{--x-y:1px}';
  expect(findDeclaredTokens([sheet])).toEqual(['--ink', '--wide', '--x-y']);
});
