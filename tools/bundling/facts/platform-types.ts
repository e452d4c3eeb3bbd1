import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '@raade/contracts/failure';
import type { PlatformTypes } from '@raade/contracts/release-facts';
import { WORKSPACE } from '../workspace.ts';
import { compile, inScratchFolder } from './typescript.ts';

const SOURCES = 'libs/platform/src';

/** The declarations of the platform as it is here, by their paths below its sources. */
export function platformTypes(): Promise<PlatformTypes> {
  return inScratchFolder(async (dir) => {
    const root = path.relative(dir, WORKSPACE);
    const problems = await compile(dir, {
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: root,
        outDir: 'out',
      },
      files: [path.join(root, SOURCES, 'index.ts')],
    });
    if (problems) throw new Failure(`The platform has no types:\n${problems}`);
    const folder = path.join(dir, 'out', SOURCES);
    const files = (await readdir(folder, { recursive: true })).filter((file) =>
      file.endsWith('.d.ts'),
    );
    const texts = files.sort().map(async (file) => {
      const name = file.split(path.sep).join('/');
      return [name, await readFile(path.join(folder, file), 'utf8')] as const;
    });
    return Object.fromEntries(await Promise.all(texts));
  });
}
