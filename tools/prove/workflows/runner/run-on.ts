import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { endGroup, signalGroup } from '@raade/kit/processes/process-group.ts';

/** Longer than what a step starts takes to end what that has started. */
const GRACE_MS = 20_000;
/** How long what a program has printed may take to arrive once it has ended. */
const LAST_WORDS_MS = 5000;

interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Aborted to end it with all that it has started. */
  readonly signal: AbortSignal;
}

export interface Ended {
  readonly isDone: boolean;
  /** The exit code, or the name of the signal. */
  readonly end: number | string | null;
  readonly output: string;
}

/**
 * Runs a program with these variables alone, to its end; what it prints to either stream is one text. What it has left
 * running ends with it, as GitHub ends what a job leaves behind: nothing waits for it, and nothing outlives the run.
 */
export async function runOn({ command, args, cwd, env, signal }: Program): Promise<Ended> {
  signal.throwIfAborted();
  const child = spawn(command, args, {
    ...{ cwd, env, detached: true },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const closed = once(child, 'close');
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  closed.catch(() => undefined);
  const leader = child.pid ?? 0;
  const endAll = () => void (leader > 0 && endGroup(leader, GRACE_MS));
  // The last resort, if this process itself fails.
  const kill = () => void (leader > 0 && signalGroup(leader, 'SIGKILL'));
  process.on('exit', kill);
  signal.addEventListener('abort', endAll);
  try {
    const [code, by] = await exited;
    if (leader > 0) await endGroup(leader, GRACE_MS);
    await Promise.race([closed, sleep(LAST_WORDS_MS, undefined, { ref: false })]);
    return { isDone: code === 0, end: code ?? by, output: Buffer.concat(chunks).toString() };
  } finally {
    signal.removeEventListener('abort', endAll);
    process.off('exit', kill);
  }
}
