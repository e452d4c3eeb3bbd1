import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  chunksGlobal,
  containerGlobal,
  EXPOSED_MODULE,
} from '@raade/contracts/releases/build-names';
import { DEADLINES } from '@raade/contracts/releases/deadlines';
import { REMOTE_ENTRY } from '@raade/contracts/releases/releases';
import type { RemoteManifest } from '@raade/contracts/releases/remote';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { appConfig } from '../app.build.ts';
import { chunkIntegrity } from '../chunk-integrity.ts';
import { consumedModules } from '../shared-modules.ts';
import { oneEntry } from './one-entry.ts';

/** Name of the chunk with the exposed module. */
export const REMOTE_CHUNK = 'remote';

/** The runtime that Module Federation's plugin adds to each entry; `container-runtime.ts` replaces it. */
const FEDERATION_RUNTIME = /^@module-federation\/runtime\/rspack\.js!=!/;
const CONTAINER_RUNTIME = path.join(import.meta.dirname, 'container-runtime.ts');

/** The settings that build a remote as a container of Module Federation. (`remote.build.ts` adds the data files.) */
export function containerConfig(appDir: string, manifest: RemoteManifest): RsbuildConfig {
  return mergeRsbuildConfig(appConfig(appDir), {
    // Removes code for prerendering, which only the server bundle needs.
    source: { define: { 'typeof window': JSON.stringify('object') } },
    plugins: [chunkIntegrity(), oneEntry(REMOTE_CHUNK)],
    tools: {
      rspack: (config, { appendPlugins, rspack }) => {
        // The plugin below adds the only entry.
        config.entry = {};
        config.output = {
          ...config.output,
          uniqueName: `raade_${manifest.name}`,
          chunkLoadingGlobal: chunksGlobal(manifest.name),
          chunkLoadTimeout: DEADLINES.chunk,
        };
        appendPlugins([
          federationPlugin(manifest),
          new rspack.NormalModuleReplacementPlugin(FEDERATION_RUNTIME, CONTAINER_RUNTIME),
        ]);
      },
    },
  });
}

function federationPlugin(manifest: RemoteManifest): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: manifest.name,
    filename: REMOTE_ENTRY,
    library: { type: 'var', name: containerGlobal(manifest.name) },
    exposes: { [`./${EXPOSED_MODULE}`]: { import: ['./src/remote.tsx'], name: REMOTE_CHUNK } },
    shared: consumedModules(manifest.platform),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
  });
}
