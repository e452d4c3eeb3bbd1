import path from 'node:path';
import { transformSync } from '@babel/core';
import { stylePlugins } from './smaller-styles.ts';
import { WORKSPACE } from './workspace.ts';

/** A module as the build of a remote makes it. */
const built = (source: string, remote = 'content') =>
  transformSync(source, {
    filename: path.join(WORKSPACE, `apps/${remote}/src/label.ts`),
    configFile: false,
    babelrc: false,
    plugins: stylePlugins(remote),
  })?.code;

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

const idOf = (code: string | null | undefined) => /componentId: "([^"]+)"/.exec(code ?? '')?.[1];

test('comments and unneeded blanks are removed from styles', () => {
  const code = built(LABEL);
  expect(code).toBe(`import { styled } from '@raade/platform';
export const Label = styled.a.withConfig({
  componentId: "${idOf(code)}"
})\`width:calc(100% - 2rem);margin:0 auto;:hover,& :focus-visible{content:'a : b  c';color:\${({
  $ink
}) => $ink};}\`;`);
});

test('every build of a module has the same style ids, which begin with the remote', () => {
  const id = idOf(built(LABEL));
  expect(id).toMatch(/^content\w{5}0$/);
  expect(idOf(built(LABEL))).toBe(id);
  expect(idOf(built(LABEL, 'giving'))).toMatch(/^giving/);
});

test('each component of a module has a different id', () => {
  const ids = built(`${LABEL}export const Title = styled.h1\`color: red;\`;`)?.match(
    /content\w{5}\d/g,
  );
  expect(ids).toHaveLength(2);
  expect(ids?.[0]).not.toBe(ids?.[1]);
});

test('template strings without styles stay unchanged', () => {
  const text = 'export const text = `one:  two\n  /* three */`;';
  expect(built(text)).toBe(text);
});
