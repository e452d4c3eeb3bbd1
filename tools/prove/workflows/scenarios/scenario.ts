import { Failure } from '@raade/contracts/failure';
import { failedSteps, type RunReport } from '../runner/report.ts';
import type { Town } from './town.ts';

/** Something that happens to a project. Each goes on where the one before it has ended. */
export interface Scenario {
  readonly title: string;
  /** Does it, and rejects if it does not end as it should. Resolves to what it has shown. */
  play(town: Town): Promise<string>;
}

/** Fails with what the first step that failed has said. */
export function requireWell(reports: readonly RunReport[]): void {
  for (const report of reports.filter(({ outcome }) => outcome !== 'success')) {
    const [step] = failedSteps(report);
    throw new Failure(`${report.file} ended with ${report.outcome}, at: ${step?.title}`);
  }
}

/** The jobs that have run, of those whose names end so. */
export const ranJobs = (reports: readonly RunReport[], end: RegExp): readonly string[] =>
  reports.flatMap(({ file, jobs }) =>
    jobs
      .filter(({ name, outcome }) => end.test(name) && outcome !== 'skipped')
      .map(({ name }) => `${file}: ${name}`),
  );
