import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { Failure } from '@raade/contracts/base/failure';

/** A program to start. */
export interface ProcessSpec {
  /** The name in messages, like `Stripe emulator`. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Absolute path of the file for its output; by default the terminal. */
  readonly log?: string;
}

/** A started program and its descendants. */
export interface ProcessGroup {
  /** The process id of the leader, which is the id of the group. */
  readonly leader: number;
  /** Exit code of the leader; 128 + n after signal n, as in shells. */
  readonly exit: Promise<number>;
}

/** Starts a program as the leader of its own process group. */
export function spawnGroup({ name, command, args, cwd, env, log }: ProcessSpec): ProcessGroup {
  const output = log ? openLog(log) : 'inherit';
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', output, output],
  });
  // The child has its own copy of the file descriptor.
  if (typeof output === 'number') closeSync(output);
  // A failed start is handled below, by its missing pid. Without a listener, Node would throw the error.
  child.on('error', () => undefined);
  if (child.pid === undefined) {
    throw new Failure(`${name} could not be started: is ${command} installed and executable?`);
  }
  return { leader: child.pid, exit: exitOf(child) };
}

function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  return openSync(file, 'w');
}

function exitOf(child: ReturnType<typeof spawn>): Promise<number> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });
}
