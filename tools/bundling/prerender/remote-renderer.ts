import { existsSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CONTENT_FILE } from '@raade/contracts/content/content-data';
import { Failure } from '@raade/contracts/base/failure';
import { REMOTE_RENDERER_FILE, type RemoteRenderer } from '@raade/contracts/site/prerendering';
import { compilePrerender } from './compile.ts';
import type { Rendered } from './render-remote.ts';
import { bySteadyClock } from './steady.ts';
import { withIdleForms } from '@raade/contracts/site/idle-forms';

const ENTRY = './src/renderer.ts';

const require = createRequire(import.meta.url);

/**
 * Adds to a finished release the server bundle by which its pages can be rendered with other content, and the content
 * that it was built with. A remote without `src/renderer.ts` says the same whatever is published.
 * @param rendered what the build has rendered, and a day on which its pages are so
 * Throws if the bundle renders them otherwise.
 */
export async function addRemoteRenderer(
  appDir: string,
  dist: string,
  { bodies, slots, day }: Pick<Rendered, 'bodies' | 'slots' | 'day'>,
): Promise<void> {
  if (!existsSync(path.join(appDir, ENTRY))) return;
  const bundle = await compilePrerender(appDir, ENTRY, { isReleased: true });
  const { renderer } = require(bundle) as { renderer?: RemoteRenderer };
  if (!renderer) throw new Failure(`${ENTRY} must export a \`renderer\`.`);
  const edition = await bySteadyClock(() => renderer.openEdition(renderer.sample));
  for (const [address, body] of bodies) {
    const again = await bySteadyClock(() => edition.renderPage(address, day));
    if (withIdleForms(again) !== body) {
      throw new Failure(`${ENTRY} renders "${address}" in another way than src/prerender.ts does.`);
    }
  }
  for (const [name, html] of slots) {
    const again = await edition.renderSlot?.(name);
    if (again === undefined || withIdleForms(again) !== html) {
      throw new Failure(
        `${ENTRY} renders the slot "${name}" in another way than src/prerender.ts.`,
      );
    }
  }
  await copyFile(bundle, path.join(dist, REMOTE_RENDERER_FILE));
  await writeFile(path.join(dist, CONTENT_FILE), JSON.stringify(renderer.sample));
}
