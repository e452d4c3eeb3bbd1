import * as parser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import { styleScalesRule } from './style-scales.rule.ts';

const linter = new Linter();

/** Line and message of each problem that lint finds in a module. */
function problemsOf(code: string): string[] {
  const config: Linter.Config = {
    files: ['**/*.tsx'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { raade: { rules: { 'style-scales': styleScalesRule as never } } },
    rules: { 'raade/style-scales': 'error' },
  };
  return linter
    .verify(code, [config], { filename: 'card.tsx' })
    .map(({ line, message }) => `${line}: ${message}`);
}

const styled = (...lines: string[]) => `const Card = styled.div\`\n${lines.join('\n')}\n\`;`;

test.each([
  ['@media (min-width: 768px) {', '${media.tablet}'],
  ['@media (max-width: 767px) {', '${media.belowTablet}'],
  ['@media (width >= 64rem) {', '${media.desktop}'],
  ['@media screen and (width < 40em) {', '${media.belowSmallTablet}'],
  ['@media (width >= 1300px) {', '${media.wideDesktop}'],
])('in place of %s it names %s, with its line', (query, helper) => {
  expect(problemsOf(styled('  color: red;', `  ${query} color: blue; }`))).toEqual([
    expect.stringContaining(`3: Write ${helper} of @raade/platform instead of`),
  ]);
});

test('queries of the platform, and all that are not about the width of the page, are fine', () => {
  const code = styled(
    '  ${media.tablet} { color: red; }',
    '  @media ${below(375)} { color: red; }',
    '  @media (prefers-reduced-motion: reduce) { color: red; }',
    '  @container (width < 38rem) { color: red; }',
  );
  expect(problemsOf(code)).toEqual([]);
});

test('a query is found wherever a text may hold it', () => {
  expect(problemsOf("const isWide = matchMedia('(min-width: 1024px)').matches;")).toHaveLength(1);
  expect(problemsOf('const rules = `@media (width < ${width}px) { color: red; }`;')).toHaveLength(
    1,
  );
});

test.each([
  'z-index: 5;',
  'z-index: -1;',
  'z-index: ${({ $layer }) => $layer};',
  'z-index: var(--layer-top);',
])('in place of %s it names the layers', (declaration) => {
  expect(problemsOf(styled(`  ${declaration}`))).toEqual([
    expect.stringMatching(/^2: Write z-index: var\(--layer-behind \| .* instead of z-index/),
  ]);
  expect(problemsOf(styled('  z-index: var(--layer-bar);'))).toEqual([]);
});

test.each([
  ['margin-left: 1rem;', 'margin-inline-start'],
  ['scroll-padding-top: 1rem;', 'scroll-padding-block-start'],
  ['border-right-color: red;', 'border-inline-end-color'],
  ['border-top-left-radius: 0;', 'border-start-start-radius'],
  ['bottom: 0;', 'inset-block-end'],
  ['text-align: right;', 'text-align: end'],
  ['float: left;', 'float: inline-start'],
  ['padding: 0 calc(1rem + 2px) 0 var(--space-1);', 'padding-block and padding-inline'],
])('in place of %s it names %s', (declaration, logical) => {
  expect(problemsOf(styled(`  ${declaration}`))).toEqual([
    expect.stringContaining(`2: Write ${logical} instead of`),
  ]);
});

test('values that are the same at both ends, and sides that are explained, are fine', () => {
  const code = styled(
    '  padding: 0 1rem 2rem 1rem;',
    '  inset: auto 0 0;',
    '  transform-origin: left;',
    '  /* Physical: the sun of the picture is on the right. */',
    '  right: 0;',
  );
  expect(problemsOf(code)).toEqual([]);
});

test('styles are found behind every tag, with or without expressions before them', () => {
  for (const tag of ['css', 'styled(Card)', 'styled.a.attrs({ id })<Props>', 'keyframes']) {
    expect(problemsOf(`const a = ${tag}\`\n  \${mixin}\n  left: 0;\n\`;`)).toHaveLength(1);
  }
  expect(problemsOf('const points = `\n  left: 0;\n`;')).toEqual([]);
});

test('a style attribute is held to the same', () => {
  expect(
    problemsOf("const a = <i style={{ zIndex: 3, marginLeft: '1rem', color: 'red' }} />;"),
  ).toEqual([
    expect.stringContaining('1: Write z-index: var('),
    expect.stringContaining('1: Write margin-inline-start'),
  ]);
});

test.each([
  ['color-scheme: dark;', 'data-scheme'],
  [
    'border: 1px solid color-mix(in srgb, var(--color-night) 60%, transparent);',
    '--night-channels',
  ],
])('in place of %s it names what old browsers can show', (declaration, instead) => {
  expect(problemsOf(styled(`  ${declaration}`))).toEqual([expect.stringContaining(instead)]);
  expect(problemsOf(styled('  border-color: color-mix(in srgb, currentcolor 20%, red);'))).toEqual(
    [],
  );
});
