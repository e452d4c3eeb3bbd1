import { SHELL } from '@raade/contracts/releases/shell-files';
import { REMOTES } from '@raade/kit/projects/remotes.ts';
import type { Production } from './production.ts';

type Named = Pick<Production, 'projectId' | 'environment' | 'settings'>;

export const APPS: readonly string[] = [SHELL, ...REMOTES];

const HOSTED = /^https:\/\/([a-z0-9-]+)\.(?:web\.app|firebaseapp\.com)$/;

/**
 * The id of each app's site on Firebase Hosting: the shell's as the functions are told, a remote's as its origin says,
 * unless that is a domain of its own.
 */
export function siteIds({ projectId, environment, settings }: Named): ReadonlyMap<string, string> {
  return new Map(
    APPS.map((app) => {
      const told = app === SHELL ? settings['HOSTING_SITE'] : hostedId(environment.sites?.[app]);
      return [app, told ?? `${projectId}-${app}`] as const;
    }),
  );
}

const hostedId = (origin: string | undefined) => HOSTED.exec(origin ?? '')?.[1];

/** The origin of each app's site. */
export function siteOrigins(named: Named): ReadonlyMap<string, string> {
  const { environment } = named;
  return new Map(
    [...siteIds(named)].map(([app, id]) => {
      if (app === SHELL) return [app, new URL(environment.siteUrl).origin] as const;
      return [app, environment.sites?.[app] ?? `https://${id}.web.app`] as const;
    }),
  );
}
