import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { countLines, isCode } from './code-lines.ts';

/**
 * - `production`, `tests`, `tools`: code lines, which are neither blank nor comments. Tests are all test files with
 *   their fixtures, helpers and the end-to-end tests; shell scripts count as tools.
 * - `scripts`: those of package.json.
 * - `words`: of all Markdown files, as `wc -w` counts them.
 * - `decisions`: records in docs/decisions.
 */
export const MEASURES = ['production', 'tests', 'tools', 'scripts', 'words', 'decisions'] as const;

/** The size of the repository, or its limits. */
export type Weight = Readonly<Record<(typeof MEASURES)[number], number>>;

const IS_TEST = /\.(test|e2e|spec|test-d)\.tsx?$|(^|\/)(testing|fixtures)\/|^apps\/e2e\//;
const IS_TOOL = /^tools\/|\.sh$/;
const IS_PRODUCTION = /^(apps|libs|functions)\/|^firestore\.rules$/;
const IS_DECISION = /^docs\/decisions\/\d+-/;

const textOf = (file: string) => readFileSync(path.join(WORKSPACE, file), 'utf8');
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** All files of the work tree that Git tracks or would add. */
function filesOfWorkspace(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const list = execFileSync('git', args, { cwd: WORKSPACE, encoding: 'utf8' });
  return list.split('\0').filter((file) => file !== '' && existsSync(path.join(WORKSPACE, file)));
}

/** Measures the work tree. */
export function weigh(): Weight {
  const files = filesOfWorkspace();
  const code = files.filter(isCode).map((file) => [file, countLines(file, textOf(file))] as const);
  const linesOf = (kind: (file: string) => boolean) =>
    sum(code.filter(([file]) => kind(file)).map(([, lines]) => lines));
  const isTest = (file: string) => IS_TEST.test(file);
  const isTool = (file: string) => !isTest(file) && IS_TOOL.test(file);
  const documents = files.filter((file) => file.endsWith('.md'));
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: object };
  return {
    production: linesOf((file) => !isTest(file) && !isTool(file) && IS_PRODUCTION.test(file)),
    tests: linesOf(isTest),
    tools: linesOf(isTool),
    scripts: Object.keys(scripts).length,
    words: sum(documents.map((file) => textOf(file).split(/\s+/).filter(Boolean).length)),
    decisions: files.filter((file) => IS_DECISION.test(file)).length,
  };
}
