import { messageOf } from '@raade/contracts/base/failure';
import type { Check, Site } from './check.ts';
import { fail, type Finding } from './finding.ts';

/** Maximum time of a check, in milliseconds. All checks run concurrently. */
const DEADLINE_MS = 14_000;

/** A finding of a check, with the check's id. */
export interface CheckResult extends Finding {
  /** The id of the check. */
  readonly check: string;
}

/**
 * Runs all checks, and returns their findings in order. A check that throws an error or times out is a failure, too.
 */
export async function runChecks<CheckedSite extends Site>(
  checks: readonly Check<CheckedSite>[],
  site: CheckedSite,
  deadlineMs = DEADLINE_MS,
): Promise<readonly CheckResult[]> {
  const pendingResults = checks.map(async (check) => {
    const findings = await runInTime(check, site, deadlineMs);
    return findings.map((finding) => ({ check: check.id, ...finding }));
  });
  return (await Promise.all(pendingResults)).flat();
}

/** Runs one check. Its error or timeout becomes a finding. */
async function runInTime<CheckedSite extends Site>(
  { title, run }: Check<CheckedSite>,
  site: CheckedSite,
  deadlineMs: number,
): Promise<readonly Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<readonly Finding[]>((resolve) => {
    const message = `${title}: no answer within ${deadlineMs / 1000} s`;
    const todo = 'check that this machine is online, then run the doctor again';
    timer = setTimeout(() => resolve([fail(message, todo)]), deadlineMs);
  });
  try {
    return await Promise.race([run(site), timeout]);
  } catch (error) {
    // The first line of a `Failure` names the problem, the others say what to do.
    const [message = '', ...todo] = messageOf(error).split('\n');
    return [
      fail(
        `${title}: ${message}`,
        todo.join(' ') || 'run the doctor again; if the problem stays, ask a developer',
      ),
    ];
  } finally {
    clearTimeout(timer);
  }
}
