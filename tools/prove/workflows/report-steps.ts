import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { Failure } from '@raade/contracts/failure';
import { formatTable } from '@raade/kit/terminal/table.ts';
import {
  coverageOf,
  type KnownStep,
  type StepCoverage,
  stepsOfAction,
  stepsOfWorkflow,
} from './runner/coverage.ts';
import type { RunReport } from './runner/report.ts';
import { NOT_RUN } from './scenarios/not-run.ts';

const WIDEST = 60;

/** The steps of all workflows and actions of this workspace. */
export async function committedSteps(): Promise<KnownStep[]> {
  const files = globSync('.github/{workflows/*,actions/*/action}.yml', { cwd: WORKSPACE }).sort();
  const steps = files.map(async (file) => {
    const source = await readFile(path.join(WORKSPACE, file), 'utf8');
    return file.includes('/actions/') ? stepsOfAction(file, source) : stepsOfWorkflow(file, source);
  });
  return (await Promise.all(steps)).flat();
}

/** Each step with how often it was run, or why it was not. */
export async function stepsIn(reports: readonly RunReport[]): Promise<StepCoverage[]> {
  return coverageOf(await committedSteps(), reports, NOT_RUN);
}

const shortened = (title: string) =>
  title.length > WIDEST ? `${title.slice(0, WIDEST - 1)}…` : title;

const rowOf = ({ place, title, times, failed, seconds, notes, reason }: StepCoverage) => {
  const ran = `${times}×${failed > 0 ? `, ${failed} failed` : ''}`;
  const said = times > 0 ? notes.join('; ') : `not run: ${reason ?? 'nobody says why'}`;
  return [place, shortened(title), times > 0 ? ran : '–', seconds.toFixed(1), said];
};

/** A line for each step. */
export const describeSteps = (steps: readonly StepCoverage[]): string =>
  formatTable([['step', 'does', 'run', 'seconds', ''], ...steps.map(rowOf)]);

/** Fails if a step was not run and nobody says why, or if a reason is for none. */
export function requireAllRun(steps: readonly StepCoverage[]): void {
  const silent = steps.filter(({ times, reason }) => times === 0 && reason === undefined);
  if (silent.length > 0) {
    const names = silent.map(({ place, title }) => `${place} ${title}`);
    throw new Failure(`Nobody runs, and no reason is in not-run.ts for:\n${names.join('\n')}`);
  }
  const idle = Object.keys(NOT_RUN).filter(
    (start) => !steps.some(({ place, times }) => place.startsWith(start) && times === 0),
  );
  if (idle.length > 0) throw new Failure(`Take out of not-run.ts: ${idle.join(', ')}. It is run.`);
}
