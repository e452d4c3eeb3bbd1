import { transformSync } from '@babel/core';
import { MINIFY_STYLES } from './smaller-styles.ts';

/** What the build makes of a module. */
const built = (source: string) =>
  transformSync(source, { configFile: false, babelrc: false, plugins: [MINIFY_STYLES] })?.code;

const LABEL = `import { styled } from '@raade/platform';
export const Label = styled.a\`
  /* Why it is so wide. */
  width: calc(100% - 2rem);
  margin: 0 auto;

  :hover,
  & :focus-visible {
    content: 'a : b  c';
    color: \${({ $ink }) => $ink};
  }
\`;
`;

test('styles lose their comments and blanks, and mean the same', () => {
  expect(built(LABEL)).toBe(`import { styled } from '@raade/platform';
export const Label = styled.a\`width:calc(100% - 2rem);margin:0 auto;:hover,& :focus-visible{content:'a : b  c';color:\${({
  $ink
}) => $ink};}\`;`);
});

test('other texts stay as they are', () => {
  const text = 'export const text = `one:  two\n  /* three */`;';
  expect(built(text)).toBe(text);
});
