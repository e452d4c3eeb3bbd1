import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Failure, messageOf } from '@raade/contracts/failure';
import type { ReleaseFacts } from '@raade/contracts/release-facts';
import { createRsbuild, mergeRsbuildConfig, type RsbuildPlugin, type Rspack } from '@rsbuild/core';
import { containerConfig } from '../container/container-config.ts';
import { type ReadBuild, readBuild, remoteFacts } from '../facts/facts-file.ts';
import { checkOwnCopies } from '../own-copies.ts';
import { checkRemoteAgreement } from '../remote-agreement.ts';
import { readRemoteManifest } from '../remote-manifest.ts';
import { WORKSPACE } from '../workspace.ts';
import { writeBuiltData } from './built-data.ts';
import { describedPages } from './described-pages.ts';
import { errorsOf } from './compiler-errors.ts';

/** What becomes of a remote while somebody works on it. */
export interface RemoteWatcher {
  /** The folder holds a build. The next one waits until this resolves. */
  readonly built: (build: WatchedBuild) => Promise<void>;
  /** The folder holds what it held. */
  readonly failed: (message: string) => void;
}

export interface WatchedBuild {
  /** What it uses of the rest of the site. Rejects with a `Failure` if no release can be made of it. */
  readonly facts: () => Promise<ReleaseFacts>;
}

export interface Watched {
  readonly close: () => Promise<void>;
}

/**
 * Builds a remote as for a release, but readable, with no page rendered and no picture drawn, and again with each change
 * of its sources.
 * @param dist folder of the build
 */
export async function watchRemote(
  appDir: string,
  dist: string,
  watcher: RemoteWatcher,
): Promise<Watched> {
  const rsbuild = await createRsbuild({
    cwd: appDir,
    rsbuildConfig: mergeRsbuildConfig(containerConfig(appDir, readRemoteManifest(appDir)), {
      // The shell shares React as it is in production.
      mode: 'production',
      logLevel: 'silent',
      plugins: [tellWatcher(appDir, dist, watcher)],
      output: {
        distPath: { root: dist },
        minify: false,
        sourceMap: { js: 'cheap-module-source-map' },
      },
    }),
  });
  const { close } = await rsbuild.build({ watch: true });
  return { close };
}

function tellWatcher(appDir: string, dist: string, watcher: RemoteWatcher): RsbuildPlugin {
  let sources: readonly string[] = [];
  let assets: readonly string[] = [];

  const finish = async (stats: Rspack.Stats) => {
    checkOwnCopies(stats);
    const manifest = readRemoteManifest(appDir);
    const described = await describedPages(appDir);
    sources = described.sources;
    await writeBuiltData(appDir, dist, described, { manifest, stats });
    const before = assets;
    assets = Object.keys(stats.compilation.assets);
    await removeAll(
      dist,
      before.filter((file) => !assets.includes(file)),
    );
  };
  return {
    name: 'raade-watched-remote',
    setup(api) {
      // The bundler asks for the files to watch before the first build is finished.
      api.onBeforeBuild(async ({ isFirstCompile }) => {
        if (isFirstCompile) sources = await sourcesOf(appDir);
      });
      api.modifyBundlerChain((chain) => {
        chain
          .plugin('raade-watched-data')
          .use(WatchedData, [
            () => [path.join(appDir, 'remote.json'), path.join(appDir, 'src/pages.ts'), ...sources],
          ]);
      });
      api.onAfterBuild(async ({ stats }) => {
        if (!stats || !('compilation' in stats)) return;
        try {
          if (stats.hasErrors()) throw new Failure(errorsOf(stats));
          await finish(stats);
          const read = await readBuild(stats);
          await watcher.built({ facts: () => factsOf(appDir, read) });
        } catch (error) {
          watcher.failed(messageOf(error));
        }
      });
    },
  };
}

/** The sources that describe the pages; none where they cannot be read, of which the build tells. */
async function sourcesOf(appDir: string): Promise<readonly string[]> {
  const described = await describedPages(appDir).catch(() => undefined);
  return described?.sources ?? [];
}

async function factsOf(appDir: string, read: ReadBuild): Promise<ReleaseFacts> {
  await checkRemoteAgreement(
    appDir,
    readRemoteManifest(appDir),
    path.join(WORKSPACE, 'dist/checks'),
  );
  return remoteFacts(read, []);
}

async function removeAll(dist: string, files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(path.join(dist, file), { force: true })));
}

/** Has the bundler watch files that no module imports. */
class WatchedData implements Rspack.RspackPluginInstance {
  readonly #files: () => readonly string[];

  constructor(files: () => readonly string[]) {
    this.#files = files;
  }

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.afterCompile.tap('raade-watched-data', ({ fileDependencies }) => {
      fileDependencies.addAll(this.#files());
    });
  }
}
