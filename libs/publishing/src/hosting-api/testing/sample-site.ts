import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@raade/contracts/testing/temporary-folder';
import { localEnvironment } from '@raade/contracts/local/local-environment';
import type { Environment } from '@raade/contracts/releases/environment';
import type { Pointer } from '@raade/contracts/releases/releases';
import { SHELL } from '@raade/contracts/releases/shell-files';
import {
  type Composed,
  composeDocuments,
  openReleases,
  type Pointers,
} from '../../compose/compose-shell.ts';
import { fromFolders, type Origins } from '../../reading/read-release.ts';
import { childRenderer } from '../../renderers/render-in-child.ts';
import { filesOf } from '../../releases/release-id.ts';
import { stageRelease } from '../../releases/stage-release.ts';
import { composeSites } from '../../sites/compose-sites.ts';
import { writeRemoteBuild, writeShellBuild } from '../../testing/sample-builds.ts';
import { gzipFile } from '../zipped-file.ts';
import type { HostingState } from './hosting-state.ts';

const origins = {
  shell: 'http://localhost:4200',
  giving: 'http://localhost:4202',
  auth: 'http://127.0.0.1:9099',
  firestore: 'http://127.0.0.1:8080',
  functions: 'http://127.0.0.1:5001',
  stripe: 'http://127.0.0.1:4242',
};
const environment = localEnvironment(origins);
const render = childRenderer();

export interface SampleSite {
  /** The folder with one folder per site. */
  readonly sitesDir: string;
  readonly environment: Environment;
  readonly origins: Origins;
  /** The initial live pointers. */
  readonly pointers: Pointers;
  /** Stages a release of the remote whose page has this title. */
  stage(title: string, renderer?: string): Promise<Pointer>;
  /** Composes the site with a page of this title. */
  composed(title: string): Promise<Composed>;
  /** Deploys the folder of the shell's site to the fake Hosting, as the Firebase CLI would. */
  deploy(state: HostingState): Promise<void>;
}

/** Creates a site of a minimal shell and one minimal remote, in temporary folders. */
export async function sampleSite(): Promise<SampleSite> {
  const root = temporaryFolder();
  const [distDir, sitesDir] = [path.join(root, 'dist'), path.join(root, 'sites')];
  const shellDir = path.join(sitesDir, SHELL);
  const compose = () => composeSites({ distDir, sitesDir, origins, environment, render });
  await writeShellBuild(distDir);
  await writeRemoteBuild(distDir, { name: 'giving' });
  const pointers = await compose();
  return {
    sitesDir,
    environment,
    origins,
    pointers,
    async stage(title, renderer) {
      const build = await writeRemoteBuild(distDir, { name: 'giving', title, renderer });
      return (await stageRelease(build, path.join(sitesDir, 'giving'))).pointer;
    },
    async composed(title) {
      await writeRemoteBuild(distDir, { name: 'giving', title });
      const releases = await openReleases(await compose(), fromFolders(sitesDir));
      return composeDocuments(releases, { environment, origins, render });
    },
    async deploy(state) {
      const version = state.create();
      for (const file of await filesOf(shellDir)) {
        const { hash, content } = gzipFile(await readFile(path.join(shellDir, file), 'utf8'));
        const [asked] = state.populate(version.name, { [`/${file}`]: hash });
        if (asked) state.upload(version.name, hash, Buffer.from(content));
      }
      state.finalize(version.name, {});
      state.release(version.name);
    },
  };
}
