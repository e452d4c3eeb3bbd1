import { messageOf } from '@raade/contracts/base/failure';
import type { Check, Site } from './check.ts';
import { fail, type Finding } from './finding.ts';

/** Maximum time of a check. All run concurrently. */
const DEADLINE_MS = 14_000;

/** A finding with the check that made it. */
export interface Examination extends Finding {
  /** The id of the check. */
  readonly check: string;
}

/**
 * Runs all checks, and returns their findings in order. A check that throws an error or times out is a failure, too.
 */
export async function runChecks<Examined extends Site>(
  checks: readonly Check<Examined>[],
  examined: Examined,
  deadlineMs = DEADLINE_MS,
): Promise<readonly Examination[]> {
  const all = checks.map(async (check) => {
    const found = await inTime(check, examined, deadlineMs);
    return found.map((finding) => ({ check: check.id, ...finding }));
  });
  return (await Promise.all(all)).flat();
}

async function inTime<Examined extends Site>(
  { title, look }: Check<Examined>,
  examined: Examined,
  deadlineMs: number,
): Promise<readonly Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly Finding[]>((resolve) => {
    const says = `${title}: no answer within ${deadlineMs / 1000} s`;
    const todo = 'look whether this machine is online, then run it again';
    timer = setTimeout(() => resolve([fail(says, todo)]), deadlineMs);
  });
  try {
    return await Promise.race([look(examined), late]);
  } catch (error) {
    const [says = '', ...todo] = messageOf(error).split('\n');
    return [
      fail(
        `${title}: ${says}`,
        todo.join(' ') || 'run it again; tell whoever looks after the site',
      ),
    ];
  } finally {
    clearTimeout(timer);
  }
}
