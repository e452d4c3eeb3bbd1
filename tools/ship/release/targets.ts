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
    render: childRenderer(),
    origins,
    restore: () => Promise.resolve(),
    // Hosting's emulator reads once, when it starts, which files there are.
    mustBeKept: false,
    configure: () => Promise.resolve(),
    deploy: () => Promise.resolve(),
  };
}

interface HostedSites {
  /** Has the names of the sites. */
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
    render: childRenderer(),
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
export async function stackTarget(stack: StackDescription): Promise<Target> {
  const store = await storeOfAccount(stack.environment, SEEDED_RELEASER);
  return localTarget(stack, store);
}

/** The job of GitHub's that this is, which shows a token of its own. */
export function workflowRun(env: NodeJS.ProcessEnv): WorkflowRun {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = env;
  if (url && token) return { url, token };
  throw new Failure(
    'Elsewhere than on a local stack releases come from a workflow that may have a token (`id-token: write`).\n' +
      'People move pointers on the staff page Releases.',
  );
}
