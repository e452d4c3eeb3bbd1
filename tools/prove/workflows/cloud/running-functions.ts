import { execFile } from 'node:child_process';
import { mkdtemp, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { PROJECT } from '@raade/operate/testing/cloud/sample-project.ts';
import type { World } from '@raade/operate/testing/cloud/world.ts';
import type { Processes } from '@raade/kit/processes/processes.ts';
import { answers, waitUntil } from '@raade/kit/processes/wait-until.ts';
import { findFreePorts } from '@raade/kit/stack/ports.ts';
import type { Answer, Host } from '../network/host.ts';
import type { FunctionsApi } from './functions-api.ts';

const READY_WITHIN_MS = 60_000;
const RUNNER = path.join(import.meta.dirname, 'run-functions.command.ts');

interface Places {
  readonly folder: string;
  readonly world: World;
  readonly functions: FunctionsApi;
  readonly processes: Processes;
  /** Variables of the network, and of the Firestore emulator. */
  readonly env: () => Readonly<Record<string, string>>;
}

/**
 * The functions that were deployed last: the very source that was uploaded runs, with the settings and the secrets that
 * the deployment has named, and Firestore's emulator. Packages are those of this workspace, whose lock file the
 * deployed one is taken from. Only requests reach them: nobody tells them of documents, schedules or tasks.
 */
export function runningFunctions(places: Places): Host {
  let source = '';
  let origin = '';
  return async ({ method, path: asked, headers, body }): Promise<Answer> => {
    const next = latestSource(places.functions);
    if (next === undefined) return { status: 404, body: 'Page not found' };
    if (next !== source) origin = await start(places, next);
    source = next;
    const { 'content-type': type = 'application/json', authorization = '' } = headers;
    const response = await fetch(origin + asked, {
      method,
      headers: { 'content-type': String(type), authorization: String(authorization) },
      ...(method === 'POST' && { body: new Uint8Array(body) }),
    });
    const headersOut = { 'content-type': response.headers.get('content-type') ?? 'text/plain' };
    const content = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: headersOut, body: content };
  };
}

/** The name of the upload that the functions run; undefined as long as there is none. */
function latestSource(functions: FunctionsApi): string | undefined {
  return functions.deployed().at(-1)?.buildConfig.source.storageSource.object;
}

async function start(places: Places, source: string): Promise<string> {
  const { functions, processes, env } = places;
  const all = functions.deployed();
  const [first] = all;
  if (!first) throw new Error('Nothing is deployed.');
  const folder = await unzipped(places, source);
  const { functions: port } = await findFreePorts();
  const origin = `http://127.0.0.1:${port}`;
  const secrets = new Map(
    all.flatMap(({ serviceConfig }) =>
      serviceConfig.secretEnvironmentVariables.map(({ key, secret }) => [key, secret] as const),
    ),
  );
  const running = processes.start({
    name: 'The deployed functions',
    command: process.execPath,
    args: [RUNNER, folder, String(port), ...all.map(({ buildConfig }) => buildConfig.entryPoint)],
    cwd: folder,
    env: {
      ...first.serviceConfig.environmentVariables,
      ...Object.fromEntries([...secrets].map(([key, name]) => [key, valueOf(places.world, name)])),
      ...env(),
    },
    log: path.join(places.folder, 'functions.log'),
  });
  await waitUntil(running, () => answers(origin), READY_WITHIN_MS);
  return origin;
}

async function unzipped({ folder, functions }: Places, source: string): Promise<string> {
  const into = await mkdtemp(path.join(folder, 'functions-'));
  const zip = `${into}.zip`;
  await writeFile(zip, functions.sources.get(source) ?? '');
  await promisify(execFile)('unzip', ['-q', zip, '-d', into]);
  await symlink(path.join(WORKSPACE, 'node_modules'), path.join(into, 'node_modules'));
  return into;
}

/** The latest version of a secret. */
function valueOf(world: World, name: string): string {
  const versions = `secretmanager.googleapis.com/v1/projects/${PROJECT}/secrets/${name}/versions`;
  const data = world.below(versions).at(-1)?.['data'];
  return Buffer.from(typeof data === 'string' ? data : '', 'base64').toString();
}
