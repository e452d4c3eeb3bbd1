import { existsSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CONTENT_FILE } from '@raade/contracts/content/content-data';
import { Failure } from '@raade/contracts/base/failure';
import {
  REMOTE_RENDERER_FILE,
  type RemoteEdition,
  type RemoteRenderer,
} from '@raade/contracts/site/prerendering';
import { compilePrerender } from './compile.ts';

const ENTRY = './src/renderer.tsx';

const require = createRequire(import.meta.url);

/**
 * Adds the server bundle that renders editions, and the sample content, to the build of a remote.
 * @returns the pages with the sample content; undefined for a remote without `src/renderer.tsx`, whose pages do not
 * depend on content
 */
export async function addRemoteRenderer(
  appDir: string,
  dist: string,
): Promise<RemoteEdition | undefined> {
  if (!existsSync(path.join(appDir, ENTRY))) return undefined;
  const bundle = await compilePrerender(appDir, ENTRY, { isReleased: true });
  const { renderer } = require(bundle) as { renderer?: RemoteRenderer };
  if (!renderer) throw new Failure(`${ENTRY} must export a \`renderer\`.`);
  await copyFile(bundle, path.join(dist, REMOTE_RENDERER_FILE));
  await writeFile(path.join(dist, CONTENT_FILE), JSON.stringify(renderer.sample));
  return renderer.openEdition(renderer.sample);
}
