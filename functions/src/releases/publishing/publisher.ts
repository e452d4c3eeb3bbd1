import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { applicationDefault } from 'firebase-admin/app';
import type { Environment } from '@raade/contracts/releases/environment';
import { Failure } from '@raade/contracts/base/failure';
import { SHELL } from '@raade/contracts/releases/shell-files';
import { hostingSite } from '@raade/publishing/hosting-api/hosting-site';
import { servedSite } from '@raade/publishing/hosting/serving-config';
import { folderSite } from '@raade/publishing/live-site/folder-site';
import type { LiveSite } from '@raade/publishing/live-site/live-site';
import type { ReadRelease } from '@raade/publishing/reading/open-release';
import { fromFolders, fromSites, type Origins } from '@raade/publishing/reading/read-release';
import { cachedRenderer } from '@raade/publishing/renderers/cached-renderer';
import { childRenderer } from '@raade/publishing/renderers/render-in-child';
import type { RenderPages } from '@raade/publishing/renderers/render-pages';
import { checkEnvironment } from '@raade/publishing/sites/compose-sites';
import { publishingSettings } from '../../base/configuration/publishing-settings.ts';
import { functionRenderer } from '../rendering/function-renderer.ts';

/** Everything that is needed to compose a site and make it live. */
export interface Publisher {
  readonly environment: Environment;
  readonly origins: Origins;
  readonly read: ReadRelease;
  /** Renderer with a cache; use it for one move, trial or publication. */
  readonly render: RenderPages;
  readonly site: LiveSite;
  /** True if files of releases must be served with `immutable` caching. */
  readonly mustCache: boolean;
}

/** The build copies this file of the repository into the bundle. */
const FIREBASE_JSON = 'firebase.json';

const HOSTING_API = 'https://firebasehosting.googleapis.com';

/** Returns the publisher of this deployment. Throws a `Failure` if a setting is missing. */
export function publisherOf(): Publisher {
  const { SITE_ENVIRONMENT, HOSTING_SITE, PUBLISH_FOLDER, RENDER_PAGES_URL } = publishingSettings();
  if (!SITE_ENVIRONMENT) throw new Failure('The setting SITE_ENVIRONMENT is missing.');
  const environment = checkEnvironment(SITE_ENVIRONMENT);
  const origins = { ...environment.sites, [SHELL]: new URL(environment.siteUrl).origin };
  if (PUBLISH_FOLDER !== undefined) {
    // The local stack publishes into a folder, and renders in a child process.
    const read = fromFolders(PUBLISH_FOLDER);
    const render = cachedRenderer(childRenderer());
    const site = folderSite(PUBLISH_FOLDER);
    return { environment, origins, read, render, site, mustCache: false };
  }
  if (HOSTING_SITE === undefined) throw new Failure('The setting HOSTING_SITE is missing.');
  if (RENDER_PAGES_URL === undefined) throw new Failure('The setting RENDER_PAGES_URL is missing.');
  const site = hostedSite(environment, HOSTING_SITE);
  const render = cachedRenderer(functionRenderer(RENDER_PAGES_URL));
  return { environment, origins, read: fromSites(origins), render, site, mustCache: true };
}

function hostedSite({ firebase }: Environment, siteId: string): LiveSite {
  const credential = applicationDefault();
  return hostingSite({
    api: HOSTING_API,
    projectId: firebase.projectId,
    siteId,
    siteConfig: servedSite(firebaseJson(), SHELL),
    token: async () => (await credential.getAccessToken()).access_token,
    pause: (milliseconds) => pause(milliseconds),
  });
}

const firebaseJson = (): unknown =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, FIREBASE_JSON), 'utf8'));
