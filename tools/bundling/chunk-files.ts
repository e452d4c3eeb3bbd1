import type { Rspack } from '@rsbuild/core';
import type { ChunkFiles } from './pages-file.ts';

/** Returns the files of a named chunk of a build, including those of the chunks that it needs. */
export function chunkFilesOf(stats: Rspack.Stats): ChunkFiles {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  return (name) => namedChunkGroups[name]?.assets?.map((asset) => asset.name);
}
