import { Failure } from '@raade/contracts/failure';
import type { Standing } from './expressions.ts';
import type { Outcome } from './report.ts';
import type { Workflow } from './workflow-file.ts';

type Jobs = Workflow['jobs'];

/** The names of jobs, each behind those that it needs. */
export function jobOrder(jobs: Jobs): string[] {
  const order: string[] = [];
  const add = (name: string, above: readonly string[]): void => {
    const job = jobs[name];
    if (!job) throw new Failure(`"${above.at(-1)}" needs "${name}", and there is no such job.`);
    if (above.includes(name)) throw new Failure(`"${name}" needs itself: ${above.join(' → ')}.`);
    for (const needed of job.needs) add(needed, [...above, name]);
    if (!order.includes(name)) order.push(name);
  };
  for (const name of Object.keys(jobs)) add(name, []);
  return order;
}

/** All jobs that one needs, and that those need. */
export function ancestorsOf(jobs: Jobs, name: string): ReadonlySet<string> {
  const direct = jobs[name]?.needs ?? [];
  return new Set([...direct, ...direct.flatMap((one) => [...ancestorsOf(jobs, one)])]);
}

/** How all jobs before one have ended: a job that was skipped keeps the next from running, too. */
export function standingAfter(outcomes: readonly Outcome[]): Standing {
  return {
    success: outcomes.every((outcome) => outcome === 'success'),
    failure: outcomes.includes('failure'),
    cancelled: false,
  };
}
