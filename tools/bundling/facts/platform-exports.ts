import path from 'node:path';
import { build } from 'esbuild';
import { WORKSPACE } from '../workspace.ts';

const PLATFORM = 'libs/platform/src/index.ts';

/** The names of the platform's exports, without types. Release checks compare them with the names that remotes use. */
export async function findPlatformExports(): Promise<readonly string[]> {
  const { metafile } = await build({
    absWorkingDir: WORKSPACE,
    entryPoints: [PLATFORM],
    outdir: path.join(WORKSPACE, 'dist'),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    logLevel: 'silent',
  });
  return Object.values(metafile.outputs)
    .flatMap((output) => output.exports)
    .sort();
}
