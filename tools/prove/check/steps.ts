import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { projectNameOf, projectOf } from '@raade/kit/projects/import-table.ts';

/** A command of `npm run check`. */
interface Step {
  readonly title: string;
  readonly command: string;
  readonly args: readonly string[];
}

/** Folders with tests of documents, lists and workflows of the whole repository. */
const TESTS_OF_REPOSITORY = ['tools/ship', 'tools/prove'];
const DOCUMENT = /\.md$/;

/**
 * The checks to run after some files have changed. Steps without work are left out. All unit tests of the changed
 * projects run, and dependent projects are type-checked.
 * @param files the changed files, relative to the workspace
 */
export function stepsOf(files: readonly string[]): Step[] {
  const existingFiles = files.filter((file) => existsSync(path.join(WORKSPACE, file)));
  const codeFiles = files.filter((file) => !DOCUMENT.test(file));
  const changedProjects = [...new Set(codeFiles.flatMap((file) => projectOf(file) ?? []))];
  // Some tests read documents and files of no project, such as workflows. They run if one of these has changed.
  const hasFilesOfNoProject = files.some((file) => !projectOf(file) || DOCUMENT.test(file));
  const folders = [
    ...changedProjects.map(({ root }) => root),
    ...(hasFilesOfNoProject ? TESTS_OF_REPOSITORY : []),
  ];
  const tests = globSync(
    folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    { cwd: WORKSPACE },
  );
  const projects = changedProjects.map(({ tag }) => projectNameOf(tag)).join(',');
  const format = ['--check', '--no-error-on-unmatched-pattern', ...existingFiles];
  const jest = ['--selectProjects', 'node', 'dom', '--ci', '--passWithNoTests'];
  return [
    { title: 'Format', hasWork: existingFiles.length > 0, command: 'oxfmt', args: format },
    {
      title: 'Lint',
      hasWork: projects !== '',
      command: 'nx',
      args: ['run-many', '-t', 'lint', '-p', projects],
    },
    {
      title: 'Types',
      hasWork: projects !== '',
      command: 'nx',
      args: ['affected', '-t', 'typecheck', `--files=${codeFiles.join(',')}`],
    },
    {
      title: 'Unit tests',
      hasWork: existingFiles.length + tests.length > 0,
      command: 'jest',
      args: [...jest, '--findRelatedTests', ...existingFiles, ...tests],
    },
  ].filter(({ hasWork }) => hasWork);
}
