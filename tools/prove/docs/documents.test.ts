import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { anchorOf, RUNBOOK_SECTIONS } from '@raade/contracts/health/runbook-sections';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

/** Every Markdown file of the repository, from its root. */
const DOCUMENTS = globSync(['*.md', '.github/*.md', '{apps,docs,functions,libs,tools}/**/*.md'], {
  cwd: WORKSPACE,
  exclude: ['**/node_modules/**'],
});

const textOf = (file: string) => readFileSync(path.join(WORKSPACE, file), 'utf8');

/** Targets of the links in a document. */
const linksOf = (text: string) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to);

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** The problem with a link from `file`; none if it leads somewhere. */
function problemOf(file: string, link: string): string[] {
  if (/^(https?|mailto):/.test(link)) return URL.canParse(link) ? [] : [link];
  const [to = '', anchor] = link.split('#', 2);
  const target = to === '' ? file : path.join(path.dirname(file), decodeURIComponent(to));
  const place = path.join(WORKSPACE, target);
  if (!existsSync(place)) return [link];
  if (anchor === undefined || statSync(place).isDirectory()) return [];
  return anchorsOf(textOf(target)).includes(anchor) ? [] : [link];
}

test('documents and their links are found', () => {
  expect(DOCUMENTS).toContain('README.md');
  expect(linksOf(textOf('README.md')).length).toBeGreaterThan(5);
});

test('every link of a document leads to an existing file or heading', () => {
  const broken = DOCUMENTS.flatMap((file) =>
    linksOf(textOf(file)).flatMap((link) => problemOf(file, link).map((to) => `${file}: ${to}`)),
  );
  expect(broken).toEqual([]);
});

test('the runbook has each section that the Health page links to', () => {
  const headings = [...textOf('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, text]) => text);
  expect(headings).toEqual(expect.arrayContaining(Object.values(RUNBOOK_SECTIONS)));
});

test('every `npm run` command in a document is a script of package.json', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const unknown = DOCUMENTS.flatMap((file) =>
    [...textOf(file).matchAll(/npm run ([a-z][a-z:-]*)/g)]
      .filter(([, name = '']) => !(name in scripts))
      .map(([command]) => `${file}: ${command}`),
  );
  expect(unknown).toEqual([]);
});
