import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure, messageOf } from '@raade/contracts/failure';
import { runAction } from './actions/action.ts';
import { openCommandFiles, type Told } from './command-files.ts';
import { fill, fillAll, holds, type Scope } from './expressions.ts';
import { type Machine, machineVariables, shellArgs } from './machine.ts';
import type { JobIdentity, Platform } from './platform.ts';
import type { Outcome, StepReport } from './report.ts';
import { runOn } from './run-on.ts';
import { parseActionFile, type Step, titleOf } from './workflow-file.ts';

/** Where steps run: in a job, or in an action that is put together from steps. */
export interface Frame {
  readonly job: JobIdentity;
  readonly machine: Machine;
  readonly platform: Platform;
  /** All but `steps`, `env` and `job`. */
  readonly contexts: Readonly<Record<string, unknown>>;
  /** Variables of the workflow and of the job. */
  readonly env: Readonly<Record<string, string>>;
  /** The job, or the action, that has the steps. */
  readonly place: string;
  /** How deep it is told. */
  readonly depth: number;
}

type StepContext = Record<string, { outcome: Outcome; conclusion: Outcome; outputs: object }>;

/** Steps that have run. */
export interface Ran {
  readonly steps: readonly StepReport[];
  /** The context `steps`. */
  readonly context: StepContext;
  /** Failure if a step has failed that may not. */
  readonly outcome: Outcome;
}

interface Worked {
  readonly outputs?: Readonly<Record<string, string>>;
  readonly output?: string;
  readonly note?: string;
  /** Why nothing was run of it, if nothing was. */
  readonly leftOut?: string;
  /** Steps of an action that is put together from steps. */
  readonly inner?: readonly StepReport[];
}

class StepFailed extends Failure {
  readonly inner: readonly StepReport[];

  constructor(message: string, inner: readonly StepReport[] = []) {
    super(message);
    this.inner = inner;
  }
}

const EMPTY: Told = { outputs: {}, env: {}, paths: [], summary: '' };

/** Runs steps one after the other; once one has failed, only those that ask for it. */
export async function runSteps(steps: readonly Step[], frame: Frame): Promise<Ran> {
  const reports: StepReport[] = [];
  const context: StepContext = {};
  let isFailing = false;
  for (const [index, step] of steps.entries()) {
    const scope = scopeOf(frame, context, isFailing);
    frame.platform.signal.throwIfAborted();
    const place = `${frame.place} › ${index + 1}`;
    const { report, worked } = await runStep(step, { ...frame, place }, scope);
    reports.push(report, ...(worked.inner ?? []));
    const conclusion = step['continue-on-error'] === true ? 'success' : report.outcome;
    const { outcome } = report;
    context[step.id ?? `__${index}`] = { outcome, conclusion, outputs: worked.outputs ?? {} };
    isFailing ||= outcome === 'failure' && conclusion === 'failure';
  }
  return { steps: reports, context, outcome: isFailing ? 'failure' : 'success' };
}

/** What the steps of a job may be named by, once they have run. */
function scopeOf({ contexts, env, machine }: Frame, steps: StepContext, failure: boolean): Scope {
  return {
    contexts: {
      ...contexts,
      env: { ...env, ...machine.env },
      steps,
      job: { status: failure ? 'failure' : 'success' },
      runner: { os: 'Linux', temp: machine.temp },
    },
    standing: { success: !failure, failure, cancelled: false },
  };
}

async function runStep(step: Step, frame: Frame, scope: Scope) {
  const [title, { place }] = [titleOf(step), frame];
  const { teller } = frame.platform;
  const tell = (sign: string, text: string) => teller.line(frame.depth, `${sign} ${text}`);
  if (!holds(step.if, scope)) {
    tell('–', title);
    const report: StepReport = { place, title, outcome: 'skipped', seconds: 0, output: '' };
    return { report, worked: {} as Worked };
  }
  const start = performance.now();
  const took = () => (performance.now() - start) / 1000;
  try {
    const worked = await work(step, frame, scope);
    const { output = '', note, leftOut } = worked;
    const said = leftOut ?? note;
    tell(leftOut ? '–' : '✓', `${title}${said ? ` (${said})` : ''} ${took().toFixed(1)} s`);
    const about = { ...(note && { note }), ...(leftOut && { leftOut }) };
    const report: StepReport = {
      ...{ place, title, outcome: 'success', seconds: took(), output },
      ...about,
    };
    return { report, worked };
  } catch (error) {
    tell('✗', `${title} ${took().toFixed(1)} s`);
    const output = messageOf(error);
    const report: StepReport = { place, title, outcome: 'failure', seconds: took(), output };
    const inner = error instanceof StepFailed ? error.inner : [];
    return { report, worked: { inner } as Worked };
  }
}

async function work(step: Step, frame: Frame, scope: Scope): Promise<Worked> {
  const own = fillAll(step.env ?? {}, scope);
  const inputs = fillAll(step.with ?? {}, scope);
  if (step.run !== undefined) return runScript({ ...step, run: fill(step.run, scope) }, frame, own);
  const uses = step.uses ?? '';
  if (uses.startsWith('./')) return runComposite(uses, inputs, frame);
  const { job, machine, platform } = frame;
  const { outputs, env = {}, note } = await runAction(uses, { inputs, job, machine, platform });
  Object.assign(machine.env, env);
  return { ...(outputs && { outputs }), ...(note !== undefined && { note }) };
}

async function runScript(
  { run = '', shell }: Step,
  { machine, platform, env }: Frame,
  own: Readonly<Record<string, string>>,
): Promise<Worked> {
  const { text, note, leftOut } = await platform.prepare(run, machine.workspace);
  if (leftOut !== undefined) return { leftOut };
  const file = path.join(machine.temp, `${crypto.randomUUID()}.sh`);
  const told = await openCommandFiles(path.join(machine.temp, crypto.randomUUID()));
  await writeFile(file, text);
  const { isDone, end, output } = await runOn({
    command: 'bash',
    args: shellArgs(shell, file),
    signal: machine.signal,
    cwd: machine.workspace,
    env: { ...machineVariables(machine, platform), ...env, ...machine.env, ...own, ...told.env },
  });
  const { outputs, env: left, paths } = isDone ? await told.read() : EMPTY;
  if (!isDone) throw new StepFailed(`${output.trimEnd()}\nThe script ended with ${end}.`);
  Object.assign(machine.env, left);
  machine.paths.push(...paths);
  return { outputs, output, ...(note !== undefined && { note }) };
}

/** An action of the repository's own, from what was checked out. */
async function runComposite(
  uses: string,
  given: Readonly<Record<string, string>>,
  frame: Frame,
): Promise<Worked> {
  const file = path.join(frame.machine.workspace, uses, 'action.yml');
  const source = await readFile(file, 'utf8').catch(() => {
    throw new Failure(`${uses} is not there: nothing was checked out that has it.`);
  });
  const { inputs: known, runs } = parseActionFile(`${uses}/action.yml`, source);
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0) throw new Failure(`${uses} has no input ${unknown.join(', ')}.`);
  const defaults = Object.entries(known).map(([name, input]) => [name, input.default ?? '']);
  const inputs: unknown = { ...Object.fromEntries(defaults), ...given };
  const contexts = { ...frame.contexts, inputs };
  const place = path.posix.normalize(uses);
  const { steps, outcome } = await runSteps(runs.steps, {
    ...frame,
    contexts,
    place,
    depth: frame.depth + 1,
  });
  const failed = steps.find((step) => step.outcome === 'failure');
  if (outcome === 'failure') throw new StepFailed(failed?.output ?? '', steps);
  return { inner: steps };
}
