import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { typedCommands, unknownTo } from './typed-commands.ts';

const run = promisify(execFile);
const BOOTSTRAP = readFileSync(path.join(WORKSPACE, 'tools/bootstrap.mjs'), 'utf8');

/** `[['test-money', 'tools/…/money-test.command.ts'], …]`, from the table of commands. */
const COMMANDS = [...BOOTSTRAP.matchAll(/^ {2}'?([a-z-]+)'?: '(.+\.command\.ts)',$/gm)].map(
  ([, name = '', entry = '']) => [name, entry] as const,
);

/** Scripts of package.json by the name that the bootstrap knows them by. */
function scripts(): Map<string, string> {
  const text = readFileSync(path.join(WORKSPACE, 'package.json'), 'utf8');
  const { scripts: all } = JSON.parse(text) as { scripts: Record<string, string> };
  return new Map(
    Object.entries(all).map(([script, line]) => [line.split('bootstrap.mjs ')[1] ?? '', script]),
  );
}

const typed = (script: string | undefined) =>
  script === 'start' || script === 'test' ? `npm ${script}` : `npm run ${script}`;

/** Asks all commands in one process, since what they import is much the same; each with `--help` alone. */
const ASK_ALL = `
  const [, ...entries] = process.argv;
  process.argv = [process.argv[0], 'command', '--help'];
  for (const entry of entries) {
    console.log('\\0');
    await import(entry);
  }`;

/** The answers of the commands, in their order. */
async function answers(): Promise<string[]> {
  const entries = COMMANDS.map(([, entry]) => path.join(WORKSPACE, entry));
  // As the bootstrap starts them: packages of ours from their sources.
  const node = ['--conditions=@raade/source', '--input-type=module'];
  const args = [...node, '--eval', ASK_ALL, ...entries];
  const { stdout } = await run(process.execPath, args);
  return stdout.split('\0\n').slice(1);
}

test('the bootstrap knows commands', () => {
  expect(COMMANDS.length).toBeGreaterThan(15);
});

let helps: readonly string[] = [];
beforeAll(async () => {
  helps = await answers();
});

test('every command tells with --help what it does, under the name that one types, and ends well', () => {
  const names = scripts();
  const wrong = COMMANDS.filter(
    ([name], index) => !helps[index]?.startsWith(`${typed(names.get(name))}: `),
  );
  expect(wrong).toEqual([]);
});

const TEXTS = globSync(
  ['*.md', '{apps,docs,functions,libs,tools}/**/*.md', 'tools/operate/ops/alerts/*.json'],
  { cwd: WORKSPACE, exclude: ['**/node_modules/**'] },
);

test('every task and option that a document or an alert names is one of its command', () => {
  const names = scripts();
  const helpOf = new Map(COMMANDS.map(([name], index) => [names.get(name), helps[index] ?? '']));
  const wrong = TEXTS.flatMap((file) =>
    typedCommands(readFileSync(path.join(WORKSPACE, file), 'utf8')).flatMap((command) => {
      const help = helpOf.get(command.script);
      const unknown = help === undefined ? [] : unknownTo(help, command);
      return unknown.map((what) => `${file}: npm run ${command.script} -- … ${what}`);
    }),
  );
  expect(wrong).toEqual([]);
});
