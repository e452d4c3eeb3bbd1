import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeIssues } from '@raade/contracts/describe-issues';
import { type Environment, environmentSchema } from '@raade/contracts/environment';
import { framesFileSchema } from '@raade/contracts/prerendering';
import { type Registry, registrySchema } from '@raade/contracts/registry';
import { stageRelease, stageRemote, type StagedRemote } from '../release/stage-release.ts';
import { composePages } from './compose-pages.ts';
import { readInlined } from './inlined.ts';
import { shellFilesSchema } from './shell-files.ts';

export interface SitesInput {
  /** Folder that holds the finished builds, one per app; each with a `remote.json` is a remote. */
  readonly distDir: string;
  /** Where the sites land, one folder per app. */
  readonly sitesDir: string;
  /** Where the site of each app will be served. */
  readonly origins: Readonly<Record<string, string>>;
  readonly environment: Environment;
}

/** Throws one message that names each problem of an `environment.json`. */
export function checkEnvironment(value: unknown): Environment {
  const result = environmentSchema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`environment.json is not valid:\n${describeIssues(result.error.issues)}`);
}

function registryOf(remotes: readonly StagedRemote[]): Registry {
  const result = registrySchema.safeParse({
    schema: 1,
    remotes: Object.fromEntries(remotes.map(({ name, pointer }) => [name, pointer])),
  });
  if (result.success) return result.data;
  throw new Error(`registry.json is not valid:\n${describeIssues(result.error.issues)}`);
}

/**
 * Makes all four sites from finished builds: stages each remote's release, points the registry at it and
 * composes the shell's pages. Throws one message that says what is wrong with a build or the environment.
 * @returns the registry that the pages were composed with
 */
export async function composeSites(input: SitesInput): Promise<Registry> {
  const environment = checkEnvironment(input.environment);
  const apps = await remoteBuilds(input.distDir);
  const remotes = await Promise.all(apps.map((app) => stageApp(input, app)));
  const registry = registryOf(remotes);
  const pages = Object.fromEntries(remotes.map((remote) => [remote.name, remote.pages]));
  const build = buildOf(input, 'shell');
  const siteDir = path.join(input.sitesDir, 'shell');
  const release = await stageRelease(build, siteDir);
  const read = (file: string) => readFile(path.join(build, file), 'utf8');
  const shellBase = `/r/${release}/`;
  const shellFiles = shellFilesSchema.parse(JSON.parse(await read('shell.json')));
  const documents = composePages({
    template: await read('template.html'),
    shellBase,
    shellFiles,
    inlined: await readInlined(shellFiles, shellBase, read),
    frames: framesFileSchema.parse(JSON.parse(await read('frames.json'))),
    registry,
    environment,
    pages,
  });
  documents.set('registry.json', JSON.stringify(registry, null, 2));
  documents.set('environment.json', JSON.stringify(environment, null, 2));
  await writeDocuments(siteDir, documents);
  return registry;
}

const buildOf = ({ distDir }: SitesInput, app: string) => path.join(distDir, app);

async function remoteBuilds(distDir: string): Promise<string[]> {
  const files = glob('*/remote.json', { cwd: distDir });
  return (await Array.fromAsync(files, (file) => path.dirname(file))).sort();
}

function stageApp(input: SitesInput, app: string): Promise<StagedRemote> {
  const origin = input.origins[app];
  if (!origin) throw new Error(`No origin is given for the site of "${app}".`);
  return stageRemote(buildOf(input, app), path.join(input.sitesDir, app), origin);
}

async function writeDocuments(dir: string, documents: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, text] of documents) {
    const file = path.join(dir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
