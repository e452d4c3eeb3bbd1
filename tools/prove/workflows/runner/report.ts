/** How a step, a job or a run has ended. */
export type Outcome = 'success' | 'failure' | 'cancelled' | 'skipped';

export interface StepReport {
  /** Where it stands: `release-remote.yml › build › 3`, or `.github/actions/set-up › 1`. */
  readonly place: string;
  readonly title: string;
  readonly outcome: Outcome;
  readonly seconds: number;
  /** What it has printed. */
  readonly output: string;
  /** What is told of it beside its title. */
  readonly note?: string;
  /** Why nothing was run of it, if nothing was. */
  readonly leftOut?: string;
}

export interface JobReport {
  /** With the jobs that called it: `release / build`. */
  readonly name: string;
  readonly outcome: Outcome;
  readonly steps: readonly StepReport[];
  readonly outputs: Readonly<Record<string, string>>;
}

export interface RunReport {
  /** Like `release-giving.yml`. */
  readonly file: string;
  readonly outcome: Outcome;
  readonly jobs: readonly JobReport[];
  /** Jobs that have called a workflow: `release-giving.yml › release`. */
  readonly calls: readonly string[];
}

/** The steps of a run that have failed, with what they said. */
export const failedSteps = ({ jobs }: RunReport): readonly StepReport[] =>
  jobs.flatMap(({ steps }) => steps.filter(({ outcome }) => outcome === 'failure'));

/** A run has ended well if no job of it has failed. */
export function outcomeOf(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.includes('failure')) return 'failure';
  return outcomes.includes('cancelled') ? 'cancelled' : 'success';
}

/** What is told while workflows run. */
export interface Teller {
  line(depth: number, text: string): void;
}
