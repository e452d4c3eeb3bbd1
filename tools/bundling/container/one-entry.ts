import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { REMOTE_ENTRY } from '@raade/contracts/releases/releases';

/**
 * Appends the entry's code to the chunk of the exposed module, as one file, since both are always needed together and
 * the chunk is smaller than the cost of a request. For the entry the chunk counts as loaded.
 * @param chunkName name of the chunk of the exposed module
 */
export function oneEntry(chunkName: string): RsbuildPlugin {
  return {
    name: 'raade-one-entry',
    setup(api) {
      // At this stage the hashes of chunks are final, but that of the entry is not read yet.
      api.processAssets({ stage: 'optimize-transfer' }, ({ compilation, sources }) => {
        const entry = compilation.getAsset(REMOTE_ENTRY);
        const files = scriptsOf(compilation, chunkName);
        if (!entry || files.length === 0) throw new Error(`The build has no chunk "${chunkName}".`);
        const texts = files.map((file) => compilation.getAsset(file)?.source ?? '');
        compilation.updateAsset(
          REMOTE_ENTRY,
          new sources.ConcatSource(...texts.flatMap((text) => [text, ';\n']), entry.source),
        );
        for (const file of files) compilation.deleteAsset(file);
      });
    },
  };
}

function scriptsOf({ namedChunks }: Rspack.Compilation, chunkName: string): string[] {
  return [...(namedChunks.get(chunkName)?.files ?? [])].filter((file) => file.endsWith('.js'));
}
