import path from 'node:path';
import { SEEDED_RELEASER } from '@raade/contracts/local/local-stack';
import type { Environment } from '@raade/contracts/releases/environment';
import { fromFolders, fromSites } from '@raade/publishing/reading/read-release';
import { childRenderer } from '@raade/publishing/renderers/render-in-child';
import { SHELL } from '@raade/contracts/releases/shell-files';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import type { StackDescription } from '@raade/kit/stack/stack-file.ts';
import { Failure } from '@raade/contracts/base/failure';
import { deployCommand, type RunCommand, writeHostingConfig } from './firebase-deploy.ts';
import { storeOfAccount, type WorkflowRun } from '@raade/publishing/pointers/open-store';
import type { PointerStore } from '@raade/publishing/pointers/pointer-store';
import { restoreReleases } from './restore-releases.ts';
import type { Target } from './target.ts';

interface ServedFolders {
  readonly sites: string;
  readonly environment: Environment;
  readonly origins: Readonly<Record<string, string>>;
}

/** A target for sites that are served from their folders, so nothing must be restored or deployed. */
export function localTarget(
  { sites, environment, origins }: ServedFolders,
  store: PointerStore,
): Target {
  return {
    sitesDir: sites,
    environment,
    store,
    read: fromFolders(sites),
    render: childRenderer(),
    origins,
    restore: () => Promise.resolve(),
    // Hosting's emulator reads the headers only when it starts.
    mustCache: false,
    configure: () => Promise.resolve(),
    deploy: () => Promise.resolve(),
  };
}

interface HostedSites {
  /** Contains the addresses of the sites. */
  readonly environment: Environment;
  readonly sitesDir: string;
  /** The folder from which `firebase` deploys. */
  readonly projectDir: string;
  readonly store: PointerStore;
  /** Runs deploys; undefined to leave them to people. */
  readonly run: RunCommand | undefined;
}

/** A target for sites on Firebase Hosting. */
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
    render: childRenderer(),
    origins,
    restore: (app, origin) => restoreReleases(app, origin, path.join(sitesDir, app)),
    mustCache: true,
    configure: () => writeHostingConfig(projectDir, sitesDir),
    deploy: run && ((app) => run(deployCommand(app, projectId))),
  };
}

/** The folder of the sites according to `firebase.json`. */
export const HOSTED_SITES = path.join(WORKSPACE, 'dist/sites');

/** A target for the local stack, with the seeded account for releases. */
export async function stackTarget(stack: StackDescription): Promise<Target> {
  const store = await storeOfAccount(stack.environment, SEEDED_RELEASER);
  return localTarget(stack, store);
}

/** Reads the token of the GitHub job that runs this command. Throws a `Failure` outside of GitHub. */
export function workflowRun(env: NodeJS.ProcessEnv): WorkflowRun {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = env;
  if (url && token) return { url, token };
  throw new Failure(
    'Outside of a local stack, releases come from a workflow that may have a token (`id-token: write`).\n' +
      'People move pointers on the staff page Releases.',
  );
}
