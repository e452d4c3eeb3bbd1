import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { partsOf } from '../weights-file.ts';
import { WORKSPACE } from '../workspace.ts';

/** A source of this repository that is part of a build. */
export interface BundledSource {
  /** Path relative to the repository. */
  readonly file: string;
  readonly text: string;
}

const SOURCE_FILE = /\.(tsx?|css)$/;

/** The sources of this repository in a build, sorted by path. */
export async function readBundledSources({
  compilation,
}: Rspack.Stats): Promise<readonly BundledSource[]> {
  const files = [...compilation.modules]
    .flatMap(partsOf)
    .flatMap((module) => module.nameForCondition() ?? [])
    .map((file) => path.relative(WORKSPACE, file))
    .filter((file) => SOURCE_FILE.test(file) && !/(^|\/)(node_modules|\.\.)\//.test(file));
  const sources = [...new Set(files)].sort().map(async (file) => ({
    file,
    text: await readFile(path.join(WORKSPACE, file), 'utf8'),
  }));
  return Promise.all(sources);
}
