import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Adds integrity hashes of all chunks and styles to the code that loads them. So the hash of the entry script, which is
 * in the registry, protects the whole build.
 */
export function chunkIntegrity(): RsbuildPlugin {
  return {
    name: 'raade-chunk-integrity',
    setup(api) {
      api.modifyRspackConfig((config, { appendPlugins, rspack }) => {
        // Browsers can check hashes only of files that CORS lets them read.
        config.output = { ...config.output, crossOriginLoading: 'anonymous' };
        appendPlugins(new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }));
      });
    },
  };
}
