import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Has the code of a build ask for its chunks and styles by their hashes: what runs first holds the hash of all that it
 * may load later, so whoever vouches for the one vouches for all.
 */
export function chunkIntegrity(): RsbuildPlugin {
  return {
    name: 'raade-chunk-integrity',
    setup(api) {
      api.modifyRspackConfig((config, { appendPlugins, rspack }) => {
        // Browsers compare hashes only of what they may read.
        config.output = { ...config.output, crossOriginLoading: 'anonymous' };
        appendPlugins(new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }));
      });
    },
  };
}
