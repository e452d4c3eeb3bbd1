import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createProcesses, type Processes } from '@raade/kit/processes/processes.ts';
import { runFolder } from '@raade/kit/stack/layout.ts';
import type { JsonWebKey } from 'node:crypto';
import { openProject, type CloudProject } from '../cloud/project.ts';
import { type GitHub, startGitHub } from '../github/github.ts';
import { sparePackages } from '../github/packages.ts';
import { commitOf, openRepository, type Repository } from '../github/repository.ts';
import { ISSUER_HOST } from '../github/tokens.ts';
import type { Host } from '../network/host.ts';
import { type Network, startNetwork } from '../network/network.ts';
import { REGISTRY_HOST, registryHost, type Advisory } from '../network/registry.ts';
import type { Script } from '../runner/platform.ts';
import type { RunReport, Teller } from '../runner/report.ts';
import {
  readState,
  removeLeftovers,
  requireSame,
  restore,
  stateOf,
  writeState,
} from '../state/kept-state.ts';
import { whatRuns } from './what-runs.ts';

const NAME = 'owner/repository';

export interface Town {
  readonly repository: Repository;
  readonly github: GitHub;
  readonly cloud: CloudProject;
  readonly network: Network;
  readonly teller: Teller;
  /** The commit of this workspace that main began with. */
  readonly source: string;
  /** Of all runs so far, also of those that were kept. */
  readonly reports: readonly RunReport[];
  /** Titles of the scenarios that have ended well, also in the run whose state was kept. */
  readonly played: readonly string[];
  /** Variables that lead to Firestore and Auth. */
  readonly emulators: Readonly<Record<string, string>>;
  /** Holes that the registry knows, by package. */
  advisories: Readonly<Record<string, readonly Advisory[]>>;
  /** Runs all that waits, also what that starts; each report in its order. */
  runAll(): Promise<RunReport[]>;
  /** Says that a scenario has ended well, and keeps what is there now if that was asked for. */
  hasPlayed(title: string): Promise<void>;
  close(): Promise<void>;
}

export interface TownOptions {
  readonly teller: Teller;
  /** True to leave out what only tests. */
  readonly isQuick: boolean;
  /** Aborted to end all that runs. */
  readonly signal: AbortSignal;
  /** Where a later run finds what was there after the last scenario; without it nothing is kept. */
  readonly keep?: string;
  /** The checkout whose commit main begins with. */
  readonly workspace: string;
  /** Starts Firestore and Auth. */
  readonly emulators: (processes: Processes) => Promise<Readonly<Record<string, string>>>;
}

/** Things that are open, closed in the opposite order whatever becomes of one. */
type Closing = (() => Promise<unknown>)[];

/** A repository of what this workspace has committed, GitHub, a new project of Google Cloud, and a network of them. */
export async function openTown(options: TownOptions): Promise<Town> {
  const { signal } = options;
  signal.throwIfAborted();
  const closing: Closing = [];
  const close = async () => {
    for (const one of closing.splice(0).toReversed()) await one();
  };
  try {
    // Not a copy: what a scenario sets on it has to reach those within.
    return Object.assign(await build(options, closing), { close });
  } catch (error) {
    await close();
    // Processes that were ended say so; why they were is the reason.
    signal.throwIfAborted();
    throw error;
  }
}

async function build(options: TownOptions, closing: Closing): Promise<Omit<Town, 'close'>> {
  const { teller, isQuick, signal, keep, workspace: from } = options;
  const folder = await openFolder(keep, closing);
  const processes = openProcesses(signal, closing);
  const kept = keep === undefined ? undefined : await readState(folder);
  if (kept) requireSame(kept, isQuick);
  const source = kept?.source ?? (await commitOf(from));
  await removeLeftovers(folder);
  const repository = await openRepository(folder, from);
  const prepare = async (script: string, workspace: string): Promise<Script> => {
    const note = await sparePackages(script, workspace);
    const shortened = whatRuns(script, isQuick);
    return note === undefined ? shortened : { ...shortened, note };
  };
  const github = await startGitHub({
    ...{ folder, repository, teller, prepare, signal, name: NAME },
    environment: (name) => cloud.environments[name],
    network: () => network.env,
    originOf: (host) => network.originOf(host),
  });
  closing.push(() => github.close());
  const emulators = await options.emulators(processes);
  const cloud = await openProject({
    ...{ folder, processes, checkout: repository.clone },
    keys: () => keysOf(github),
    env: () => ({ ...network.env, ...firestoreOnly(emulators) }),
  });
  const parts = { cloud, github, firestore: emulators['FIRESTORE_EMULATOR_HOST'] ?? '' };
  if (kept) {
    await restore(kept, parts);
    await repository.reset(kept.main);
  }
  const hosts: Readonly<Record<string, Host>> = {
    ...github.hosts,
    [REGISTRY_HOST]: registryHost(() => town.advisories),
  };
  const network = await startNetwork(folder, (name) => hosts[name] ?? cloud.hostOf(name));
  closing.push(() => network.close());
  const reports: RunReport[] = [...(kept?.reports ?? [])];
  const played: string[] = [...(kept?.played ?? [])];
  const town: Omit<Town, 'close'> = {
    ...{ repository, github, cloud, network, teller, source, emulators, reports, played },
    advisories: {},
    async runAll() {
      const report = await github.runNext();
      if (!report) return [];
      reports.push(report);
      return [report, ...(await town.runAll())];
    },
    async hasPlayed(title) {
      played.push(title);
      if (keep === undefined) return;
      const main = await repository.head();
      const state = await stateOf(parts);
      await writeState(folder, { ...state, played, isQuick, source, main, reports });
    },
  };
  return town;
}

/** A folder that goes when all is over, or the one that is kept. */
async function openFolder(keep: string | undefined, closing: Closing): Promise<string> {
  if (keep !== undefined) {
    await mkdir(keep, { recursive: true });
    return path.resolve(keep);
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'raade-workflows-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Processes that end with the town, or as soon as the run is ended: what waits for them hears of that. */
function openProcesses(signal: AbortSignal, closing: Closing): Processes {
  const processes = createProcesses();
  const stop = () => void processes.stop();
  signal.addEventListener('abort', stop, { once: true });
  closing.push(async () => {
    signal.removeEventListener('abort', stop);
    await processes.stop();
    // Where emulators have their files.
    await rm(runFolder(`mutants-${process.pid}`).path, { recursive: true, force: true });
  });
  return processes;
}

const firestoreOnly = (variables: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(variables).filter(([name]) =>
      /^(FIRESTORE_|METADATA_|FIREBASE_AUTH_)/.test(name),
    ),
  );

async function keysOf(github: GitHub): Promise<readonly JsonWebKey[]> {
  const asked = { method: 'GET', host: ISSUER_HOST, path: '/.well-known/jwks', headers: {} };
  const query = new URLSearchParams();
  const answer = await github.hosts[ISSUER_HOST]?.({ ...asked, query, body: Buffer.alloc(0) });
  return (JSON.parse(String(answer?.body)) as { keys: JsonWebKey[] }).keys;
}
