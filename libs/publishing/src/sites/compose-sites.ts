import { glob } from 'node:fs/promises';
import path from 'node:path';
import { checkClosed } from '@raade/contracts/firestore/check-closed';
import { describeIssues } from '@raade/contracts/base/describe-issues';
import { type Environment, environmentSchema } from '@raade/contracts/releases/environment';
import type { Pointer } from '@raade/contracts/releases/releases';
import { stageRelease } from '../releases/stage-release.ts';
import { Failure } from '@raade/contracts/base/failure';
import { type ComposeInput, composeShell, type Pointers } from '../compose/compose-shell.ts';
import { localOnlyIssues } from './local-only.ts';
import { fromFolders } from '../reading/read-release.ts';
import { SHELL } from '@raade/contracts/releases/shell-files';

export interface SitesInput extends Pick<
  ComposeInput,
  'environment' | 'origins' | 'render' | 'today'
> {
  /** The folder of the finished builds, one per app. Those with a `remote.json` are remotes. */
  readonly distDir: string;
  /** The folder of the sites, with one folder per app. */
  readonly sitesDir: string;
}

/** Checks an `environment.json`. Throws a `Failure` that names all problems. */
export function checkEnvironment(value: unknown): Environment {
  const result = checkClosed(environmentSchema, value);
  const issues = result.success ? localOnlyIssues(result.data) : result.issues;
  if (result.success && issues.length === 0) return result.data;
  throw new Failure(`environment.json is not valid:\n${describeIssues(issues)}`);
}

/**
 * Creates all sites from finished builds: stages a release of each app and composes the shell's site with them. Throws
 * a `Failure` that says what is wrong with a build or the environment.
 * @returns the pointers to the staged releases
 */
export async function composeSites(input: SitesInput): Promise<Pointers> {
  const { distDir, sitesDir, origins, render, today } = input;
  const environment = checkEnvironment(input.environment);
  const apps = [SHELL, ...(await remoteBuilds(distDir))];
  const stagings = apps.map(async (app) => [app, await stageApp(input, app)] as const);
  const pointers = Object.fromEntries(await Promise.all(stagings));
  const siteDir = path.join(sitesDir, SHELL);
  const read = fromFolders(sitesDir);
  await composeShell({ pointers, read, render, environment, origins, siteDir, today });
  return pointers;
}

/** Names of the remotes among the finished builds, sorted. */
export async function remoteBuilds(distDir: string): Promise<string[]> {
  const files = glob('*/remote.json', { cwd: distDir });
  return (await Array.fromAsync(files, (file) => path.dirname(file))).sort();
}

async function stageApp({ distDir, sitesDir }: SitesInput, app: string): Promise<Pointer> {
  const { pointer } = await stageRelease(path.join(distDir, app), path.join(sitesDir, app));
  return pointer;
}
