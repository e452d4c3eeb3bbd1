import { globSync } from 'node:fs';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { NX_VARIABLES } from '@raade/kit/processes/nx-variables.ts';
import type { Processes } from '@raade/kit/processes/processes.ts';
import type { Reporter } from '@raade/kit/terminal/reporter.ts';
import { runCheck } from '../test-run/runners.ts';
import type { PhaseOutcome } from '../test-run/summary.ts';
import type { CheckPlan } from './plan-check.ts';

interface Workshop {
  readonly processes: Processes;
  readonly reporter: Reporter;
  readonly signal: AbortSignal;
}

interface Step {
  readonly title: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const nx = (target: string, projects: readonly string[]) => ({
  command: 'nx',
  args: ['run-many', '-t', target, '-p', projects.join(',')],
  env: NX_VARIABLES,
});

const testsIn = (folder: string) => globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: WORKSPACE });

/** Steps without anything to do are left out. */
export function stepsOf(plan: CheckPlan, files: readonly string[]): Step[] {
  const format = ['--check', '--no-error-on-unmatched-pattern', ...files];
  const jest = ['--selectProjects', 'node', 'dom', '--ci', '--passWithNoTests'];
  const steps: (Step & { readonly on: readonly string[] })[] = [
    { title: 'Format', on: files, command: 'oxfmt', args: format },
    { title: 'Lint', on: plan.lint, ...nx('lint', plan.lint) },
    { title: 'Types', on: plan.types, ...nx('typecheck', plan.types) },
    {
      title: 'Unit tests',
      on: files,
      command: 'jest',
      args: [...jest, '--findRelatedTests', ...files, ...plan.tests.flatMap(testsIn)],
    },
  ];
  return steps.filter(({ on }) => on.length > 0).map(({ on: _, ...step }) => step);
}

/** Runs the steps one after the other; a failed one does not keep the next from running. */
export async function runPlan(
  plan: CheckPlan,
  files: readonly string[],
  { processes, reporter, signal }: Workshop,
): Promise<PhaseOutcome[]> {
  const outcomes: PhaseOutcome[] = [];
  for (const { title, command, args, env } of stepsOf(plan, files)) {
    if (signal.aborted) return outcomes;
    reporter.heading(title);
    const start = performance.now();
    const test = await runCheck(processes, title, command, args, env);
    outcomes.push({ title, tests: [test], milliseconds: performance.now() - start });
  }
  return outcomes;
}
