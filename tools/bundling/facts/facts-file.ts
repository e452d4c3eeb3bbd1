import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseFacts } from '@raade/contracts/release-facts';
import type { Rspack } from '@rsbuild/core';
import { versionOf } from '../shared-modules.ts';
import { type BundledSource, bundledSources } from './bundled-sources.ts';
import { codeFacts } from './code-facts.ts';
import { tokensDeclared, tokensUsed } from './design-tokens.ts';
import { platformExports } from './platform-exports.ts';
import { reactRange } from './react-range.ts';
import { siteRedirects } from './site-redirects.ts';

const filesOf = ({ compilation }: Rspack.Stats): string[] => Object.keys(compilation.assets).sort();

/** A build as facts are read from it: its bundler forgets the one when it makes the next. */
export interface ReadBuild {
  /** All that the bundler has made. */
  readonly files: readonly string[];
  readonly sources: readonly BundledSource[];
}

export async function readBuild(stats: Rspack.Stats): Promise<ReadBuild> {
  return { files: filesOf(stats), sources: await bundledSources(stats) };
}

/**
 * What a build of a remote uses.
 * @param rendered its pages and slots as HTML, each with its name in place of a file
 */
export function remoteFacts(
  { files, sources }: ReadBuild,
  rendered: readonly BundledSource[],
): ReleaseFacts {
  const react = reactRange(versionOf('react'));
  return {
    files: [...files],
    uses: { react, tokens: tokensUsed(sources, rendered), ...codeFacts(sources) },
  };
}

/** What a build of the shell gives. */
export async function shellFacts(stats: Rspack.Stats, dist: string): Promise<ReleaseFacts> {
  const styles = Object.keys(stats.compilation.assets).filter((file) => file.endsWith('.css'));
  const texts = styles.map((file) => readFile(path.join(dist, file), 'utf8'));
  return {
    files: filesOf(stats),
    gives: {
      react: versionOf('react'),
      names: [...(await platformExports())],
      tokens: tokensDeclared(await Promise.all(texts)),
      redirects: [...(await siteRedirects())],
      pageRegistry: true,
    },
  };
}
