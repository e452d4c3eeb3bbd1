import { setTimeout as sleep } from 'node:timers/promises';
import { Failure, messageOf } from '@raade/contracts/base/failure';
import type { RunningProcess } from '@raade/kit/processes/processes.ts';

/** Also the most that is lost of data that a process holds in memory. */
export const SAVE_EVERY_MS = 5000;
const MOST_ENDS = 5;
const ENDS_WITHIN_MS = 60_000;

/** Data that a process holds in memory alone. */
export interface VolatileData {
  /** Copies the data. Rejects, and keeps the copy before, if the process does not answer. */
  readonly save: () => Promise<void>;
  /** Puts the last copy into a process that has just started. */
  readonly restore: () => Promise<void>;
}

/** A part of the local stack that is one process. */
export interface Part {
  /** Resolves when the process is ready; rejects with a `Failure` if it ends before. */
  readonly start: () => Promise<RunningProcess>;
  readonly data: readonly VolatileData[];
}

interface Surroundings {
  readonly report: (text: string) => void;
  /** Aborted when the stack is stopped, and ends are no failures. */
  readonly stopping: AbortSignal;
}

/**
 * Starts a part again, with its data, whenever its process ends. Resolves with the last end if that is the fifth within
 * a minute, or if the stack is being stopped.
 */
export async function keepRunning(
  part: Part,
  first: RunningProcess,
  { report, stopping }: Surroundings,
): Promise<Failure> {
  let running = Promise.resolve(first);
  let ends: number[] = [];
  for (;;) {
    const failure = await running.then((process) => endOf(process, part.data), asFailure);
    if (stopping.aborted) return failure;
    const now = Date.now();
    ends = [...ends.filter((end) => now - end < ENDS_WITHIN_MS), now];
    if (ends.length === MOST_ENDS) return givenUp(failure);
    report(`\n${failure.message}\n\nStarting it again…`);
    running = startAgain(part, report);
  }
}

/** Saves the data every few seconds until the process ends. */
async function endOf(process: RunningProcess, data: Part['data']): Promise<Failure> {
  for (;;) {
    // Fails if the process ends meanwhile: the copy before it stays.
    await Promise.all(data.map(({ save }) => save())).catch(() => undefined);
    const pause = sleep(SAVE_EVERY_MS, undefined, { ref: false });
    const failure = await Promise.race([process.ended, pause]);
    if (failure) return failure;
  }
}

async function startAgain({ start, data }: Part, report: (text: string) => void) {
  const running = await start();
  await Promise.all(data.map(({ restore }) => restore()));
  report(`${running.name} answers again.\n`);
  return running;
}

function asFailure(error: unknown): Failure {
  return error instanceof Failure ? error : new Failure(messageOf(error), { cause: error });
}

function givenUp({ message }: Failure): Failure {
  return new Failure(
    `${message}\n\nIt ended ${MOST_ENDS} times within a minute and is not started again.`,
  );
}
