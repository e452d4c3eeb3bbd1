import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { REMOTE_ENTRY } from '@raade/contracts/releases/releases';

/**
 * Puts the chunk of the exposed module into the entry, ahead of what asks for it: nobody wants the one without the
 * other, and a request costs more than that chunk weighs. The entry finds it as it finds chunks that were loaded.
 * @param chunkName of the exposed module
 */
export function oneEntry(chunkName: string): RsbuildPlugin {
  return {
    name: 'raade-one-entry',
    setup(api) {
      // Hashes of chunks are final by then, and nothing has read the entry's own yet.
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
