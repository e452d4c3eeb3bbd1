import path from 'node:path';
import { Failure } from '@raade/contracts/failure';
import { fill, fillAll, holds, type Scope } from './expressions.ts';
import { ancestorsOf, jobOrder, standingAfter } from './job-order.ts';
import { grantedTo } from './permissions.ts';
import type { Occasion, Platform } from './platform.ts';
import { type JobReport, type Outcome, outcomeOf, type RunReport } from './report.ts';
import { runJob } from './run-job.ts';
import { githubContext } from './variables.ts';
import { type Job, parseWorkflowFile, type Permissions, type Workflow } from './workflow-file.ts';

/** A workflow whose jobs run: the one that an event has started, or one that it calls. */
interface Call {
  readonly file: string;
  readonly workflow: Workflow;
  readonly occasion: Occasion;
  readonly platform: Platform;
  readonly inputs: Readonly<Record<string, string>>;
  /** What the calling job may do; undefined for the one that an event has started. */
  readonly most: Permissions | undefined;
  /** Names of the jobs that led here, each with ` / ` behind it. */
  readonly prefix: string;
  readonly depth: number;
}

interface Ended {
  readonly outcome: Outcome;
  readonly outputs: Readonly<Record<string, string>>;
}

interface Called extends Ended {
  readonly jobs: readonly JobReport[];
  /** Jobs that have called a workflow, by their places. */
  readonly calls: readonly string[];
}

/** Runs the workflow that an event has started, to its end. */
export async function runWorkflow(occasion: Occasion, platform: Platform): Promise<RunReport> {
  const { file, sha } = occasion;
  const workflow = parseWorkflowFile(file, await platform.fileAt(sha, file));
  const start = { inputs: {}, most: undefined, prefix: '', depth: 1 };
  const { outcome, jobs, calls } = await runJobs({ file, workflow, occasion, platform, ...start });
  return { file: path.basename(file), outcome, jobs, calls };
}

async function runJobs(call: Call): Promise<Called> {
  const { workflow, platform, depth } = call;
  const ended = new Map<string, Ended>();
  const reports: JobReport[] = [];
  const calls: string[] = [];
  tellConcurrency(call);
  for (const id of jobOrder(workflow.jobs)) {
    const job = workflow.jobs[id];
    if (!job) continue;
    const before = [...ancestorsOf(workflow.jobs, id)].map((one) => ended.get(one)?.outcome);
    const standing = standingAfter(before.map((outcome) => outcome ?? 'skipped'));
    const permissions = grantedTo(
      call.prefix + id,
      job.permissions ?? workflow.permissions,
      call.most,
    );
    const token = platform.tokenOf({
      occasion: call.occasion,
      environment: undefined,
      permissions,
    });
    const contexts = { ...contextsOf(call, token), needs: needsOf(job, ended) };
    if (!holds(job.if, { contexts, standing })) {
      platform.teller.line(depth, `– ${call.prefix}${id}`);
      ended.set(id, { outcome: 'skipped', outputs: {} });
      const name = call.prefix + id;
      reports.push({ name, outcome: 'skipped', steps: [], outputs: {} });
      continue;
    }
    const turn = { job, contexts, permissions };
    const { jobs, outcome, outputs, ...more } = await runOne(call, id, turn);
    ended.set(id, { outcome, outputs });
    reports.push(...jobs);
    calls.push(...more.calls);
  }
  const outcome = outcomeOf(reports.map((report) => report.outcome));
  return { outcome, outputs: outputsOf(call, ended), jobs: reports, calls };
}

/** What jobs may name, whatever they need. */
const contextsOf = ({ occasion, inputs }: Call, token: string) => ({
  github: githubContext(occasion, token),
  inputs,
});

const needsOf = (job: Job, ended: ReadonlyMap<string, Ended>) =>
  Object.fromEntries(
    job.needs.map((name) => {
      const { outcome: result = 'skipped', outputs = {} } = ended.get(name) ?? {};
      return [name, { result, outputs }];
    }),
  );

interface Turn {
  readonly job: Job;
  readonly permissions: Permissions;
  readonly contexts: Readonly<Record<string, unknown>>;
}

async function runOne(call: Call, id: string, turn: Turn): Promise<Called> {
  const { file, workflow, platform, occasion, prefix, depth } = call;
  const name = prefix + id;
  if (turn.job.uses !== undefined) {
    const called = await callWorkflow(call, name, turn);
    return { ...called, calls: [`${path.basename(file)} › ${id}`, ...called.calls] };
  }
  const env = fillAll(workflow.env, { contexts: turn.contexts });
  const report = await runJob({ ...turn, file, id, name, occasion, platform, env, depth });
  for (const { title, output } of report.steps.filter(({ outcome }) => outcome === 'failure')) {
    platform.teller.line(depth + 2, `${title} said:\n${lastLines(output)}`);
  }
  return { ...report, jobs: [report], calls: [] };
}

/** Runs a workflow of the same commit, as a job of this one. */
async function callWorkflow(
  call: Call,
  name: string,
  { job, contexts, permissions }: Turn,
): Promise<Called> {
  const { occasion, platform, depth } = call;
  const file = path.posix.normalize(job.uses ?? '');
  const workflow = parseWorkflowFile(file, await platform.fileAt(occasion.sha, file));
  const given = fillAll(job.with ?? {}, { contexts });
  const inputs = inputsFor(file, workflow, given);
  const below = { most: permissions, prefix: `${name} / `, depth: depth + 1 };
  platform.teller.line(depth, `${name} → ${path.basename(file)}`);
  return runJobs({ file, workflow, occasion, platform, inputs, ...below });
}

function inputsFor(
  file: string,
  { on }: Workflow,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  if (!on.workflow_call)
    throw new Failure(`${file} cannot be called: it is not \`on: workflow_call\`.`);
  const { inputs: known = {} } = on.workflow_call;
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0) throw new Failure(`${file} has no input ${unknown.join(', ')}.`);
  const found = Object.entries(known).map(([name, input]) => {
    const value = given[name] ?? input.default;
    if (value === undefined && input.required === true) {
      throw new Failure(`${file} requires the input ${name}.`);
    }
    return [name, value ?? ''];
  });
  return Object.fromEntries(found) as Record<string, string>;
}

/** What a called workflow says of itself, in terms of its jobs. */
function outputsOf({ workflow, inputs }: Call, ended: ReadonlyMap<string, Ended>) {
  const jobs = Object.fromEntries(
    [...ended].map(([name, { outcome: result, outputs }]) => [name, { result, outputs }]),
  );
  const scope: Scope = { contexts: { jobs, inputs } };
  const said = Object.entries(workflow.on.workflow_call?.outputs ?? {});
  return fillAll(Object.fromEntries(said.map(([name, { value }]) => [name, value])), scope);
}

function tellConcurrency(call: Call): void {
  const { concurrency } = call.workflow;
  if (!concurrency) return;
  const group = fill(concurrency.group, { contexts: contextsOf(call, '') });
  call.platform.teller.line(call.depth, `waits in the row "${group}"`);
}

const MOST_LINES = 25;

const lastLines = (text: string) => text.trimEnd().split('\n').slice(-MOST_LINES).join('\n');
