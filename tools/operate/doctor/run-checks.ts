import { messageOf } from '@raade/contracts/base/failure';
import type { Check, Site } from './examined.ts';
import { fail, type Finding } from './finding.ts';

/** How long a check may take; all run side by side. */
const DEADLINE_MS = 14_000;

export interface Examination extends Finding {
  /** The id of the check. */
  readonly check: string;
}

/** The findings of all checks, in their order. A check that fails, or answers too late, is a finding like others. */
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
