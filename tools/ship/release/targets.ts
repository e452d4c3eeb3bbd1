import path from 'node:path';
import { SEEDED_RELEASER } from '@raade/contracts/local-stack';
import type { Environment } from '@raade/contracts/environment';
import { fromFolders, fromSites } from '@raade/publishing/reading/read-release';
import { SHELL } from '@raade/contracts/shell-files';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import type { StackDescription } from '@raade/kit/stack/stack-file.ts';
import { Failure } from '@raade/contracts/failure';
import { deployCommand, type RunCommand, writeHostingConfig } from './firebase-deploy.ts';
import { type Account, withPointerStore } from '@raade/publishing/pointers/open-store';
import type { PointerStore } from '@raade/publishing/pointers/pointer-store';
import { askFunctions } from './ask-functions.ts';
import { restoreReleases } from './restore-releases.ts';
import type { Target } from './target.ts';

interface ServedFolders {
  readonly sites: string;
  readonly environment: Environment;
  readonly origins: Readonly<Record<string, string>>;
}

/** The local stack serves the folders as they are, so there is nothing to restore or to deploy. */
export function localTarget(
  { sites, environment, origins }: ServedFolders,
  store: PointerStore,
): Target {
  return {
    sitesDir: sites,
    environment,
    store,
    read: fromFolders(sites),
    origins,
    restore: () => Promise.resolve(),
    // Hosting's emulator reads once, when it starts, which files there are.
    mustBeKept: false,
    configure: () => Promise.resolve(),
    deploy: () => Promise.resolve(),
  };
}

interface HostedSites {
  /** It names the sites. */
  readonly environment: Environment;
  readonly sitesDir: string;
  /** The folder from which `firebase` deploys. */
  readonly projectDir: string;
  readonly store: PointerStore;
  /** Undefined to leave the deploying to people. */
  readonly run: RunCommand | undefined;
}

/** Sites of Firebase Hosting. */
export function hostedTarget({
  environment,
  sitesDir,
  projectDir,
  store,
  run,
}: HostedSites): Target {
  const { projectId } = environment.firebase;
  const origins = { ...environment.sites, [SHELL]: new URL(environment.siteUrl).origin };
  return {
    sitesDir,
    environment,
    store,
    read: fromSites(origins),
    origins,
    restore: (app, origin) => restoreReleases(app, origin, path.join(sitesDir, app)),
    mustBeKept: true,
    configure: () => writeHostingConfig(projectDir, sitesDir),
    deploy: run && ((app) => run(deployCommand(app, projectId))),
  };
}

/** The folder that `firebase.json` deploys from. */
export const HOSTED_SITES = path.join(WORKSPACE, 'dist/sites');

/** Releases into the local stack as the account that its seed made for that. */
export function withLocalTarget<Result>(
  stack: StackDescription,
  work: (target: Target) => Promise<Result>,
): Promise<Result> {
  return withPointerStore(stack.environment, SEEDED_RELEASER, (store) =>
    work({ ...localTarget(stack, store), askFunctions: () => askFunctions(stack.environment) }),
  );
}

/** The account of a team or of its job; never an argument, which others on the machine could read. */
export function accountOf(env: NodeJS.ProcessEnv): Account {
  const { RAADE_RELEASE_EMAIL: email, RAADE_RELEASE_PASSWORD: password } = env;
  if (email && password) return { email, password };
  throw new Failure(
    'Set RAADE_RELEASE_EMAIL and RAADE_RELEASE_PASSWORD to the account that releases: who moves a pointer is on record.',
  );
}
