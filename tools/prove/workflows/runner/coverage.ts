import path from 'node:path';
import { parseActionFile, parseWorkflowFile, type Step, titleOf } from './workflow-file.ts';
import type { RunReport, StepReport } from './report.ts';

/** A step, or a job that calls a workflow, as it is committed. */
export interface KnownStep {
  /** Like `release-remote.yml › build › 3`. */
  readonly place: string;
  readonly title: string;
}

/** What became of one: how often it was run, or why it never was. */
export interface StepCoverage extends KnownStep {
  readonly times: number;
  readonly failed: number;
  /** All its runs together. */
  readonly seconds: number;
  /** What was told of its runs, once each. */
  readonly notes: readonly string[];
  /** Why it was never run; undefined if it was, or if nobody says why. */
  readonly reason: string | undefined;
}

const numbered = (place: string, steps: readonly Step[]): KnownStep[] =>
  steps.map((step, index) => ({ place: `${place} › ${index + 1}`, title: titleOf(step) }));

/** The steps of a workflow's file. */
export function stepsOfWorkflow(file: string, source: string): KnownStep[] {
  const { jobs } = parseWorkflowFile(file, source);
  return Object.entries(jobs).flatMap(([id, { uses, steps }]) => {
    const place = `${path.basename(file)} › ${id}`;
    return uses === undefined
      ? numbered(place, steps)
      : [{ place, title: `→ ${path.basename(uses)}` }];
  });
}

/** The steps of an action of the repository's own. @param file its `action.yml` */
export const stepsOfAction = (file: string, source: string): KnownStep[] =>
  numbered(path.posix.dirname(file), parseActionFile(file, source).runs.steps);

/**
 * What became of each step in these runs.
 * @param reasons why places are not run, by how they begin
 */
export function coverageOf(
  known: readonly KnownStep[],
  reports: readonly RunReport[],
  reasons: Readonly<Record<string, string>>,
): StepCoverage[] {
  const runs = reports.flatMap(({ jobs }) => jobs.flatMap(({ steps }) => steps));
  const calls = reports.flatMap((report) => report.calls);
  return known.map((step) => {
    const all = runs.filter(({ place }) => place === step.place);
    const ran = all.filter(({ outcome, leftOut }) => outcome !== 'skipped' && !leftOut);
    const times = ran.length + calls.filter((place) => place === step.place).length;
    const leftOut = all.find((one) => one.leftOut)?.leftOut;
    const given = Object.keys(reasons).find((start) => step.place.startsWith(start));
    return {
      ...step,
      times,
      failed: ran.filter(({ outcome }) => outcome === 'failure').length,
      seconds: ran.reduce((sum, { seconds }) => sum + seconds, 0),
      notes: notesOf(ran),
      reason: times > 0 ? undefined : (leftOut ?? (given && reasons[given])),
    };
  });
}

const notesOf = (ran: readonly StepReport[]) => [
  ...new Set(ran.flatMap(({ note }) => (note === undefined ? [] : [note]))),
];
