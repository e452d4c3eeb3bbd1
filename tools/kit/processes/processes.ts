import { Failure } from '@raade/contracts/base/failure';
import { lastLines } from './last-lines.ts';
import { endGroup, signalGroup } from './process-group.ts';
import { spawnGroup, type ProcessSpec } from './spawn-group.ts';

/** How long processes may take to end after they were asked to, in milliseconds. */
const DEFAULT_GRACE_MS = 8000;

export interface RunningProcess {
  readonly name: string;
  readonly log: string | undefined;
  /** Resolves when the process has ended, with what to tell people. */
  readonly ended: Promise<Failure>;
}

/** The processes of one run, ended together. */
export interface Processes {
  /** Starts something that is meant to stay. */
  start(spec: ProcessSpec): RunningProcess;
  /** Runs something to its end and gives its exit code; 128 + n after signal n. */
  run(spec: ProcessSpec): Promise<number>;
  /** Resolves when the first of the processes that are meant to stay has ended. */
  readonly firstEnd: Promise<Failure>;
  /** Ends all of them with everything they started. Nothing can be started after it. */
  stop(): Promise<void>;
}

export function createProcesses(graceMs = DEFAULT_GRACE_MS): Processes {
  const living = new Map<number, Promise<number>>();
  let tellEnd: (failure: Failure) => void = () => undefined;
  const firstEnd = new Promise<Failure>((resolve) => (tellEnd = resolve));
  let stopping = false;

  // The last resort, if this process itself fails: its children must not outlive it.
  const killAll = () => living.forEach((_, leader) => signalGroup(leader, 'SIGKILL'));
  process.on('exit', killAll);

  /** Resolves with the exit code once its whole group has ended. */
  const launch = (spec: ProcessSpec): Promise<number> => {
    if (stopping) throw new Failure(`${spec.name} was not started: this run is ending.`);
    const { leader, exit } = spawnGroup(spec);
    const gone = exit.then(async (code) => {
      await endGroup(leader, graceMs);
      living.delete(leader);
      return code;
    });
    living.set(leader, gone);
    return gone;
  };

  return {
    firstEnd,
    run: async (spec) => launch(spec),
    start(spec) {
      const ended = launch(spec).then((code) => describeEnd(spec, code));
      void ended.then(tellEnd);
      return { name: spec.name, log: spec.log, ended };
    },
    async stop() {
      stopping = true;
      await Promise.all(
        [...living].map(([leader, gone]) => Promise.all([endGroup(leader, graceMs), gone])),
      );
      process.off('exit', killAll);
    },
  };
}

async function describeEnd({ name, log }: ProcessSpec, code: number): Promise<Failure> {
  const tail = log ? `\nThe last lines of ${log}:\n\n${await lastLines(log)}` : '';
  return new Failure(`${name} ended (exit code ${code}).${tail}`);
}
