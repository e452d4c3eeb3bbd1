import path from 'node:path';
import type { Environment } from '@raade/contracts/releases/environment';
import type { Origins } from '@raade/publishing/reading/read-release';
import type { ReadRelease } from '@raade/publishing/reading/open-release';
import type { RenderPages } from '@raade/publishing/renderers/render-pages';
import type { PointerStore } from '@raade/publishing/pointers/pointer-store';

/** The destination of a release: the local stack, or the sites of a project. */
export interface Target {
  /** The folder that contains a folder for each site. */
  readonly sitesDir: string;
  readonly environment: Environment;
  readonly store: PointerStore;
  readonly read: ReadRelease;
  readonly render: RenderPages;
  /** The origin of each app's site. */
  readonly origins: Origins;
  /** Downloads the retained releases of a site into its folder. */
  readonly restore: (app: string, origin: string) => Promise<void>;
  /** True if answers must have headers for unlimited caching. */
  readonly mustCache: boolean;
  /** Writes the configuration of Hosting before a deploy. */
  readonly configure: () => Promise<void>;
  /** Deploys the folder of a site; undefined if a person deploys. */
  readonly deploy: ((app: string) => Promise<void>) | undefined;
}

/** The folder of the site of an app. */
export const siteDirOf = ({ sitesDir }: Target, app: string) => path.join(sitesDir, app);
