import path from 'node:path';
import { compile, inScratchFolder } from '@raade/bundling/facts/typescript.ts';
import type { PlatformTypes } from '@raade/contracts/release-facts';
import { writeTypes } from './platform-stand-in.ts';

/** How many of its objections are worth telling. */
const TOLD = 10;

/**
 * What the compiler objects to in the sources of a remote, if the platform is the given one; empty if nothing. It
 * names file and line.
 */
export function remoteProblems(
  { app, checkout }: { readonly app: string; readonly checkout: string },
  platform: PlatformTypes,
): Promise<string> {
  return inScratchFolder(async (dir) => {
    const types = path.join(dir, 'platform');
    await writeTypes(types, platform);
    const said = await compile(dir, {
      compilerOptions: {
        paths: { '@raade/platform': ['./platform/index.d.ts'] },
        types: ['@rsbuild/core/types'],
        noUnusedLocals: false,
      },
      files: [path.relative(dir, path.join(checkout, 'apps', app, 'src/remote.tsx'))],
    });
    return said.split('\n').slice(0, TOLD).join('\n').trim();
  });
}
