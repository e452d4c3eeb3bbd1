import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseFacts } from '@raade/contracts/releases/release-facts';
import type { Rspack } from '@rsbuild/core';
import { versionOf } from '../shared-modules.ts';
import { type BundledSource, readBundledSources } from './bundled-sources.ts';
import { findCodeFacts } from './code-facts.ts';
import { findDeclaredTokens, findUsedTokens } from './design-tokens.ts';
import { findPlatformExports } from './platform-exports.ts';
import { reactRange } from './react-range.ts';
import { readSiteRedirects } from './site-redirects.ts';

const filesOf = ({ compilation }: Rspack.Stats): string[] => Object.keys(compilation.assets).sort();

/**
 * The content of `facts.json` of a remote: the names that it uses from the shell. Gates compare it with what the shell
 * provides.
 * @param rendered the remote's pages and slots as HTML, each with its name in place of a file
 */
export async function makeRemoteFacts(
  stats: Rspack.Stats,
  rendered: readonly BundledSource[],
): Promise<ReleaseFacts> {
  const sources = await readBundledSources(stats);
  const react = reactRange(versionOf('react'));
  return {
    files: filesOf(stats),
    uses: { react, tokens: findUsedTokens(sources, rendered), ...findCodeFacts(sources) },
  };
}

/** The content of `facts.json` of the shell: the names that it provides for remotes. */
export async function makeShellFacts(stats: Rspack.Stats, dist: string): Promise<ReleaseFacts> {
  const styles = Object.keys(stats.compilation.assets).filter((file) => file.endsWith('.css'));
  const texts = styles.map((file) => readFile(path.join(dist, file), 'utf8'));
  return {
    files: filesOf(stats),
    gives: {
      react: versionOf('react'),
      names: [...(await findPlatformExports())],
      tokens: findDeclaredTokens(await Promise.all(texts)),
      redirects: [...(await readSiteRedirects())],
    },
  };
}
