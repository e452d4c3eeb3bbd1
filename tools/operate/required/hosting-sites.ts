import { SHELL } from '@raade/contracts/releases/shell-files';
import { REMOTES } from '@raade/kit/projects/remotes.ts';
import type { Production } from './production.ts';

type Config = Pick<Production, 'projectId' | 'environment' | 'settings'>;

/** The apps, each of which has a site. */
export const APPS: readonly string[] = [SHELL, ...REMOTES];

/** Matches an origin of Firebase Hosting, which contains the site's id. */
const HOSTING_ORIGIN = /^https:\/\/([a-z0-9-]+)\.(?:web\.app|firebaseapp\.com)$/;

/**
 * The id of each app's site on Firebase Hosting. The shell's id is a setting of the functions. A remote's id is part of
 * its origin, unless it has a custom domain.
 */
export function siteIds({ projectId, environment, settings }: Config): ReadonlyMap<string, string> {
  return new Map(
    APPS.map((app) => {
      const id = app === SHELL ? settings['HOSTING_SITE'] : siteIdIn(environment.sites?.[app]);
      return [app, id ?? `${projectId}-${app}`] as const;
    }),
  );
}

const siteIdIn = (origin: string | undefined) => HOSTING_ORIGIN.exec(origin ?? '')?.[1];

/** The origin of each app's site. */
export function siteOrigins(configuration: Config): ReadonlyMap<string, string> {
  const { environment } = configuration;
  return new Map(
    [...siteIds(configuration)].map(([app, id]) => {
      if (app === SHELL) return [app, new URL(environment.siteUrl).origin] as const;
      return [app, environment.sites?.[app] ?? `https://${id}.web.app`] as const;
    }),
  );
}
