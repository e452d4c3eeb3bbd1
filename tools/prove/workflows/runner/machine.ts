import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

/** What all machines have in common. */
interface Surroundings {
  /** Folders with programs. */
  readonly programs: readonly string[];
  /** Variables that make the network known to programs. */
  readonly network: Readonly<Record<string, string>>;
}

/** A fresh machine for one job: its folders, and what earlier steps have left for later ones. */
export interface Machine {
  readonly home: string;
  readonly workspace: string;
  readonly temp: string;
  /** Aborted when the run ends, or when the time of the job is over: no program runs on then. */
  readonly signal: AbortSignal;
  /** Put before all others on the PATH; the last first. */
  readonly paths: string[];
  /** What steps have written to GITHUB_ENV. */
  readonly env: Record<string, string>;
  /** What actions do when all steps are through; the last first. */
  readonly after: (() => Promise<void>)[];
  remove(): Promise<void>;
}

/** @param folder holds a folder for each job */
export async function openMachine(folder: string, signal: AbortSignal): Promise<Machine> {
  await mkdir(folder, { recursive: true });
  const root = await mkdtemp(path.join(folder, 'job-'));
  const [home = '', workspace = '', temp = ''] = ['home', 'work', 'temp'].map((name) =>
    path.join(root, name),
  );
  await Promise.all([home, workspace, temp].map((one) => mkdir(one)));
  return {
    ...{ home, workspace, temp, signal, paths: [], env: {}, after: [] },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** What a program finds of the machine; nothing of this process's own environment. */
export function machineVariables(
  { home, temp, workspace, paths }: Machine,
  { programs, network }: Surroundings,
): Record<string, string> {
  return {
    HOME: home,
    TMPDIR: temp,
    RUNNER_TEMP: temp,
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: process.arch.toUpperCase(),
    RUNNER_TOOL_CACHE: path.join(home, 'tools'),
    GITHUB_WORKSPACE: workspace,
    LANG: 'C.UTF-8',
    ...network,
    PATH: [...paths.toReversed(), ...programs, '/usr/bin', '/bin'].join(path.delimiter),
  };
}

/**
 * The shells of GitHub: without `shell:` nothing says `pipefail`
 * (https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstepsshell).
 */
export const shellArgs = (shell: 'bash' | undefined, file: string): readonly string[] =>
  shell === 'bash' ? ['--noprofile', '--norc', '-eo', 'pipefail', file] : ['-e', file];
