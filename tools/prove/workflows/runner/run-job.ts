import path from 'node:path';
import { fill, fillAll, type Scope } from './expressions.ts';
import { openMachine } from './machine.ts';
import type { JobIdentity, Occasion, Platform } from './platform.ts';
import type { JobReport } from './report.ts';
import { runSteps } from './run-steps.ts';
import { githubVariables } from './variables.ts';
import type { Job, Permissions } from './workflow-file.ts';

/** A job whose turn it is. */
export interface Turn {
  readonly id: string;
  /** The workflow that has it. */
  readonly file: string;
  /** With those that called it. */
  readonly name: string;
  readonly job: Job;
  readonly permissions: Permissions;
  readonly occasion: Occasion;
  readonly platform: Platform;
  /** `github`, `inputs`, `needs` and so on, without `vars` and `secrets`. */
  readonly contexts: Readonly<Record<string, unknown>>;
  /** Variables of the workflow. */
  readonly env: Readonly<Record<string, string>>;
  readonly depth: number;
}

/** What a job has that says nothing. */
const MINUTES_OF_GITHUB = 360;
/** A machine that others use, too, takes longer than GitHub's. What hangs ends all the same. */
const PATIENCE = 4;

const told = (permissions: Permissions) =>
  Object.entries(permissions)
    .map(([scope, right]) => `${scope}: ${right}`)
    .join(', ') || 'nothing';

/** Runs a job on a machine of its own. Variables and secrets are those of its environment; the repository has none. */
export async function runJob(turn: Turn): Promise<JobReport> {
  const { id, name, job, permissions, occasion, platform, contexts, depth } = turn;
  const environment = job.environment && fill(job.environment, { contexts });
  const { vars, secrets } = environment
    ? platform.environment(environment)
    : { vars: {}, secrets: {} };
  const identity: JobIdentity = { occasion, environment, permissions };
  const where = environment ? `, environment ${environment}` : '';
  platform.teller.line(depth, `${name} (may: ${told(permissions)}${where})`);
  const { 'timeout-minutes': minutes = MINUTES_OF_GITHUB } = job;
  const time = AbortSignal.timeout(minutes * PATIENCE * 60_000);
  const machine = await openMachine(platform.folder, AbortSignal.any([platform.signal, time]));
  try {
    const given = await githubVariables(identity, id, { machine, platform });
    const scope: Scope = { contexts: { ...contexts, vars, secrets } };
    const env = { ...given, ...turn.env, ...fillAll(job.env, scope) };
    const place = `${path.basename(turn.file)} › ${id}`;
    const frame = { job: identity, machine, platform, env, place, depth: depth + 1 };
    const { steps, context, outcome } = await runSteps(job.steps, {
      ...frame,
      contexts: scope.contexts,
    });
    for (const work of machine.after.toReversed()) await work();
    const outputs = fillAll(job.outputs, {
      contexts: { ...scope.contexts, env: { ...env, ...machine.env }, steps: context },
    });
    return { name, outcome, steps, outputs };
  } finally {
    await machine.remove();
  }
}
