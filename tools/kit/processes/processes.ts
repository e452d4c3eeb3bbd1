import { Failure } from '@raade/contracts/base/failure';
import { lastLines } from './last-lines.ts';
import { endGroup, signalGroup } from './process-group.ts';
import { spawnGroup, type ProcessSpec } from './spawn-group.ts';

/** Time between SIGTERM and SIGKILL, in milliseconds. */
const DEFAULT_GRACE_MS = 8000;

/** A process that `start` has started. */
export interface RunningProcess {
  readonly name: string;
  readonly log: string | undefined;
  /** Resolves when the process has ended, with a message for the user. */
  readonly ended: Promise<Failure>;
}

/** The processes of one run, ended together. */
export interface Processes {
  /** Starts a process that should keep running, such as a server. */
  start(spec: ProcessSpec): RunningProcess;
  /** Runs a process to its end. Returns its exit code, or 128 + n after signal n. */
  run(spec: ProcessSpec): Promise<number>;
  /** Resolves when the first process of `start` has ended. */
  readonly firstEnd: Promise<Failure>;
  /** Ends all processes and their descendants. Nothing can be started afterwards. */
  stop(): Promise<void>;
}

/** Creates an empty group of processes, which `stop` or the end of this process ends together. */
export function createProcesses(graceMs = DEFAULT_GRACE_MS): Processes {
  const running = new Map<number, Promise<number>>();
  let resolveFirstEnd: (failure: Failure) => void = () => undefined;
  const firstEnd = new Promise<Failure>((resolve) => (resolveFirstEnd = resolve));
  let isStopping = false;

  // If this process itself crashes, its children must not outlive it.
  const killAll = () => running.forEach((_, leader) => signalGroup(leader, 'SIGKILL'));
  process.on('exit', killAll);

  /** Starts a process. Resolves with its exit code once its whole group has ended. */
  const launch = (spec: ProcessSpec): Promise<number> => {
    if (isStopping) throw new Failure(`${spec.name} was not started: this run is ending.`);
    const { leader, exit } = spawnGroup(spec);
    const end = exit.then(async (code) => {
      await endGroup(leader, graceMs);
      running.delete(leader);
      return code;
    });
    running.set(leader, end);
    return end;
  };

  return {
    firstEnd,
    run: async (spec) => launch(spec),
    start(spec) {
      const ended = launch(spec).then((code) => describeEnd(spec, code));
      void ended.then(resolveFirstEnd);
      return { name: spec.name, log: spec.log, ended };
    },
    async stop() {
      isStopping = true;
      await Promise.all(
        [...running].map(([leader, end]) => Promise.all([endGroup(leader, graceMs), end])),
      );
      process.off('exit', killAll);
    },
  };
}

async function describeEnd({ name, log }: ProcessSpec, code: number): Promise<Failure> {
  const tail = log ? `\nThe last lines of ${log}:\n\n${await lastLines(log)}` : '';
  return new Failure(`${name} ended (exit code ${code}).${tail}`);
}
