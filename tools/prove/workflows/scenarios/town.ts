import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { createProcesses } from '@raade/kit/processes/processes.ts';
import type { JsonWebKey } from 'node:crypto';
import { openProject, type CloudProject } from '../cloud/project.ts';
import { type GitHub, startGitHub } from '../github/github.ts';
import { sparePackages } from '../github/packages.ts';
import { openRepository, type Repository } from '../github/repository.ts';
import { ISSUER_HOST } from '../github/tokens.ts';
import type { Host } from '../network/host.ts';
import { type Network, startNetwork } from '../network/network.ts';
import { REGISTRY_HOST, registryHost, type Advisory } from '../network/registry.ts';
import type { Script } from '../runner/platform.ts';
import type { RunReport, Teller } from '../runner/report.ts';
import { startEmulators } from '../../mutants/start-emulators.ts';

const NAME = 'owner/repository';

export interface Town {
  readonly repository: Repository;
  readonly github: GitHub;
  readonly cloud: CloudProject;
  readonly network: Network;
  readonly teller: Teller;
  /** Holes that the registry knows, by package. */
  advisories: Readonly<Record<string, readonly Advisory[]>>;
  /** Runs all that waits, also what that starts; each report in its order. */
  runAll(): Promise<RunReport[]>;
  close(): Promise<void>;
}

interface Options {
  readonly teller: Teller;
  /** True to leave out what only tests. */
  readonly isQuick: boolean;
}

/** What a script is in a quick run: of what tests and builds, only the building. */
function quick(text: string): Script {
  if (/^npm test -- /m.test(text)) return { text: 'true', note: 'left out: quick' };
  const short = text.replace('-t lint,typecheck,test,build', '-t build');
  return short === text ? { text } : { text: short, note: 'without lint, types and tests: quick' };
}

/** A repository of what this workspace has committed, GitHub, a new project of Google Cloud, and a network of them. */
export async function openTown({ teller, isQuick }: Options): Promise<Town> {
  const folder = await mkdtemp(path.join(tmpdir(), 'raade-workflows-'));
  const processes = createProcesses();
  const repository = await openRepository(folder, WORKSPACE);
  const prepare = async (script: string, workspace: string) => {
    const note = await sparePackages(script, workspace);
    const { text, note: shortened } = isQuick ? quick(script) : { text: script };
    const told = note ?? shortened;
    return { text, ...(told !== undefined && { note: told }) };
  };
  const github = await startGitHub({
    ...{ folder, repository, teller, prepare, name: NAME },
    environment: (name) => cloud.environments[name],
    network: () => network.env,
    originOf: (host) => network.originOf(host),
  });
  const emulators = await startEmulators(processes);
  const cloud = await openProject({
    ...{ folder, processes, checkout: repository.clone },
    keys: () => keysOf(github),
    env: () => ({ ...network.env, ...firestoreOnly(emulators) }),
  });
  const hosts: Readonly<Record<string, Host>> = {
    ...github.hosts,
    [REGISTRY_HOST]: registryHost(() => town.advisories),
  };
  const network = await startNetwork(folder, (name) => hosts[name] ?? cloud.hostOf(name));
  async function runAll(): Promise<RunReport[]> {
    const report = await github.runNext();
    return report ? [report, ...(await runAll())] : [];
  }
  const town: Town = {
    ...{ repository, github, cloud, network, teller, runAll, advisories: {} },
    async close() {
      await processes.stop();
      await Promise.all([network.close(), github.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
  return town;
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
