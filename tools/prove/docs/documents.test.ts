import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import * as callables from '@raade/contracts/callables';
import { CONDITIONS } from '@raade/contracts/health';
import { REMOTES } from '@raade/kit/projects/remotes.ts';

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
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

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

test('there are documents, and links in them', () => {
  expect(DOCUMENTS).toContain('README.md');
  expect(linksOf(textOf('README.md')).length).toBeGreaterThan(5);
});

test.each(DOCUMENTS)('every link of %s leads to a file or a heading that is there', (file) => {
  expect(linksOf(textOf(file)).flatMap((link) => problemOf(file, link))).toEqual([]);
});

test.each(DOCUMENTS)('every command that %s names is one of package.json', (file) => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const named = [...textOf(file).matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

/** Names of all functions, as they are deployed. */
const FUNCTIONS = Object.values(callables).flatMap((names) =>
  typeof names === 'string' ? [names] : Object.values(names),
);

test.each(DOCUMENTS)('every log and every clock that %s names is of a function', (file) => {
  const text = textOf(file);
  const logs = [...text.matchAll(/functions:log --only ([a-z,-]+)/g)];
  const clocks = [...text.matchAll(/firebase-schedule-([a-z-]+)-us-central1/g)];
  const named = [...logs, ...clocks].flatMap(([, names = '']) => names.split(','));
  expect(named.filter((name) => name !== '' && !FUNCTIONS.includes(name))).toEqual([]);
});

/** The sample of documents that tell how a remote is made. */
const SAMPLE_REMOTE = 'apps/stories';

/** Places of this repository that text names in backticks: paths from its root with a folder, without gaps. */
function placesIn(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '');
  const quoted = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  return quoted.filter((name) =>
    /^(apps|docs|functions|libs|tools|\.github)\/[^<*…{:]+$/.test(name),
  );
}

test.each(DOCUMENTS)('every place of the repository that %s names is there', (file) => {
  expect(
    placesIn(textOf(file)).filter(
      (place) => place !== SAMPLE_REMOTE && !existsSync(path.join(WORKSPACE, place)),
    ),
  ).toEqual([]);
});

const RUNBOOK = 'docs/runbook.md';
const ALERTS = globSync('tools/operate/ops/alerts/*.json', { cwd: WORKSPACE });

/** The table 'What you see', a row a line. */
const ROWS = textOf(RUNBOOK)
  .split('\n## ')
  .filter((section) => section.startsWith('What you see\n'))
  .flatMap((section) => section.split('\n'));

test.each(ALERTS)(
  '%s has its row in the runbook, by name, file and the section it names',
  (file) => {
    const { displayName } = JSON.parse(textOf(file)) as { displayName: string };
    const [, anchor] = /docs\/runbook\.md#([\w-]+)/.exec(textOf(file)) ?? [];
    const row = ROWS.find((line) => line.includes(`(\`${path.basename(file)}\`)`));
    expect(row).toContain(`'${displayName}'`);
    expect(row).toContain(`](#${anchor})`);
  },
);

test.each(CONDITIONS)('the condition %s of watch-health has its row in the runbook', (name) => {
  expect(ROWS.filter((line) => line.includes(`(\`${name}.json\`)`))).toHaveLength(1);
});

test('the runbook names no alert that there is not', () => {
  const named = [...textOf(RUNBOOK).matchAll(/`([\w-]+\.json)`/g)].map(([, name = '']) => name);
  const files = ALERTS.map((file) => path.basename(file));
  expect(named.filter((name) => name !== 'environment.json').sort()).toEqual(files.sort());
});

/** For who types what they read: tools and functions have pages for developers. */
const GUIDES = DOCUMENTS.filter((file) => /^(README|docs\/[\w-]+)\.md$/.test(file));

/** Commands in blocks and backticks, one a line. */
function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
    block.split('\n'),
  );
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...blocks, ...quoted].filter((line) => /^ *(curl|gcloud|gh|git|npm|npx) /.test(line));
}

test('guides have commands', () => {
  expect(commandsIn(textOf(RUNBOOK)).length).toBeGreaterThan(50);
});

// To a shell they are files to read from and to write to.
test.each(GUIDES)('no command of %s has its placeholders in angle brackets', (file) => {
  expect(commandsIn(textOf(file)).filter((line) => /<[\w…-]+>/.test(line))).toEqual([]);
});

/** The row of the table 'which pages are white' that names an app. */
const whitePageRow = (app: string) =>
  textOf(RUNBOOK)
    .split('\n')
    .find((line) => new RegExp(`^\\|.*\\| \`${app}\` +\\|$`).test(line));

test.each(REMOTES)('the runbook says which pages are of %s', (app) => {
  const { paths } = JSON.parse(textOf(`apps/${app}/remote.json`)) as { paths: string[] };
  const row = whitePageRow(app) ?? '';
  for (const page of paths) expect(row).toContain(`\`/${page.replace('/*', '')}\``);
});
