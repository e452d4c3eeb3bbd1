import path from 'node:path';
import type { Environment } from '@raade/contracts/releases/environment';
import type { Origins } from '@raade/publishing/reading/read-release';
import type { ReadRelease } from '@raade/publishing/reading/open-release';
import type { RenderPages } from '@raade/publishing/renderers/render-pages';
import type { PointerStore } from '@raade/publishing/pointers/pointer-store';

/** The destination of a release: a local stack, or the sites of a project. */
export interface Target {
  /** Holds a folder for each site. */
  readonly sitesDir: string;
  readonly environment: Environment;
  readonly store: PointerStore;
  readonly read: ReadRelease;
  readonly render: RenderPages;
  /** Origins of the sites of all apps, as the environment names them. */
  readonly origins: Origins;
  /** Brings the folder of a site to what the site serves, where they are not the same. */
  readonly restore: (app: string, origin: string) => Promise<void>;
  /** True if answers must tell browsers to keep files for ever. */
  readonly mustBeKept: boolean;
  /** Writes down how the sites are served, as that follows from their folders; ahead of each deploy. */
  readonly configure: () => Promise<void>;
  /** Brings a site to what its folder holds; undefined if people do that themselves. */
  readonly deploy: ((app: string) => Promise<void>) | undefined;
}

export const siteDirOf = ({ sitesDir }: Target, app: string) => path.join(sitesDir, app);
