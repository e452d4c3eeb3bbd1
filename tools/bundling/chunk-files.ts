import type { Rspack } from '@rsbuild/core';
import type { ChunkFiles } from './pages-file.ts';

/** The files of each named chunk of a finished build, with those of the chunks it needs. */
export function chunkFilesOf(stats: Rspack.Stats): ChunkFiles {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
  return (name) => namedChunkGroups[name]?.assets?.map((asset) => asset.name);
}
