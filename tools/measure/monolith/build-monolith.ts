import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createRsbuild, mergeRsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { appConfig } from '@raade/bundling/app.build.ts';
import { chunkIntegrity } from '@raade/bundling/chunk-integrity.ts';
import { chunkFilesOf } from '@raade/bundling/chunk-files.ts';
import type { ChunkFiles } from '@raade/bundling/pages-file.ts';
import { platformVersion } from '@raade/bundling/shared-modules.ts';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

const SHELL = path.join(WORKSPACE, 'apps/shell');
const WORK_DIR = path.join(WORKSPACE, 'dist/monolith');

export interface Monolith {
  /** Folder of the finished build. */
  readonly dir: string;
  /** The files of its chunks, by their names in the sources. */
  readonly chunkFiles: ChunkFiles;
}

/** A module with all remotes as ordinary imports, in place of the one that loads them at run time. */
const moduleSource = (remotes: readonly string[]) => `
${remotes.map((name) => `import ${name} from '${path.join(WORKSPACE, 'apps', name, 'src/remote.tsx')}';`).join('\n')}
const remotes = { ${remotes.join(', ')} };
export const createModuleSource = () => (name) => Promise.resolve(remotes[name]);
export const isCompatible = () => true;
export const requirePlatform = () => undefined;
export const sharedModules = {};
`;

/**
 * Builds shell and remotes as one app, from the same sources and with the same settings, the way it would be
 * without federation: what Rsbuild does by default about chunks, no run-time loading, one copy of everything.
 */
export async function buildMonolith(remotes: readonly string[]): Promise<Monolith> {
  await rm(WORK_DIR, { recursive: true, force: true });
  await mkdir(WORK_DIR, { recursive: true });
  const source = path.join(WORK_DIR, 'module-source.js');
  await writeFile(source, moduleSource(remotes));
  const dir = path.join(WORK_DIR, 'app');
  let chunkFiles: ChunkFiles = () => undefined;
  const rsbuild = await createRsbuild({
    cwd: SHELL,
    rsbuildConfig: mergeRsbuildConfig(appConfig(SHELL), {
      mode: 'production',
      logLevel: 'warn',
      plugins: [chunkIntegrity(), noteChunks((files) => (chunkFiles = files))],
      source: {
        entry: {
          index: './src/index.ts',
          'early-frame': './src/early-frame/early-frame.ts',
        },
        define: { PLATFORM_VERSION: JSON.stringify(platformVersion()) },
      },
      output: { distPath: { root: dir } },
      tools: {
        rspack: (_config, { appendPlugins, rspack }) =>
          appendPlugins(
            new rspack.NormalModuleReplacementPlugin(
              /\/(module-source|platform-fit|shared-modules)\.ts$/,
              (resource) => void (resource.request = source),
            ),
          ),
      },
    }),
  });
  const { close } = await rsbuild.build();
  await close();
  return { dir, chunkFiles };
}

function noteChunks(note: (files: ChunkFiles) => void): RsbuildPlugin {
  return {
    name: 'raade-note-chunks',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        if (stats && 'compilation' in stats) note(chunkFilesOf(stats));
      });
    },
  };
}
