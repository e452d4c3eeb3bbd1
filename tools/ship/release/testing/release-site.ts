import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Registry, registrySchema } from '@raade/contracts/releases/registry';
import { type ServedSites, serveComposedSites } from '@raade/prove/fault-server/composed-sites.ts';
import type { PointerStore } from '@raade/publishing/pointers/pointer-store';
import type { Target } from '../target.ts';
import { hostedTarget, localTarget } from '../targets.ts';
import { memoryStore } from './memory-store.ts';
import { writeRemoteBuild, writeShellBuild } from '@raade/publishing/testing/sample-builds';

export interface ReleaseSite {
  /** The folder of builds. */
  readonly distDir: string;
  readonly sites: ServedSites;
  readonly store: PointerStore;
  /** Serves its folders directly, like the local stack. */
  readonly local: Target;
  /** Deploys from another folder, like a job on CI; `deployed` lists the commands. */
  readonly hosted: Target;
  readonly deployed: string[];
  registry(): Promise<Registry['remotes']>;
  /** Fetches a text from the site of an app. */
  text(app: 'shell' | 'content' | 'giving', path: string): Promise<string>;
  close(): Promise<void>;
}

/** Serves a site with minimal releases of the shell and two remotes, `content` and `giving`. */
export async function startReleaseSite(): Promise<ReleaseSite> {
  const root = await mkdtemp(path.join(tmpdir(), 'raade-release-'));
  const [distDir, jobDir] = [path.join(root, 'dist'), await mkdtemp(path.join(root, 'job-'))];
  await writeShellBuild(distDir);
  await writeRemoteBuild(distDir, { name: 'content' });
  await writeRemoteBuild(distDir, { name: 'giving', title: 'First' });
  const sites = await serveComposedSites(distDir);
  const { environment, sitesDir, servers } = sites;
  const { shell, content, giving } = servers;
  const origins = { shell: shell.origin, content: content.origin, giving: giving.origin };
  const store = memoryStore(sites.pointers);
  const deployed: string[] = [];
  /** Replaces all files of a site, like Firebase Hosting. */
  const run = async (command: readonly string[]) => {
    deployed.push(command.join(' '));
    const app = /hosting:(\w+)/.exec(command.join(' '))?.[1] ?? '';
    await rm(path.join(sitesDir, app), { recursive: true });
    await cp(path.join(jobDir, app), path.join(sitesDir, app), { recursive: true });
  };
  const text = async (app: keyof typeof origins, file: string) =>
    (await fetch(`${origins[app]}${file}`)).text();
  return {
    distDir,
    sites,
    store,
    local: localTarget({ sites: sitesDir, environment, origins }, store),
    hosted: hostedTarget({
      environment: { ...environment, sites: { content: origins.content, giving: origins.giving } },
      sitesDir: jobDir,
      projectDir: root,
      store,
      run,
    }),
    deployed,
    registry: async () =>
      registrySchema.parse(JSON.parse(await text('shell', '/registry.json'))).remotes,
    text,
    async close() {
      await sites.close();
      await rm(root, { recursive: true });
    },
  };
}
