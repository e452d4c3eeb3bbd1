import { framesFileSchema, type FramesFile } from '@raade/contracts/prerendering';
import { Failure } from '@raade/contracts/failure';
import { missingAssets } from './assets.ts';
import { compilePrerender } from './compile.ts';
import { renderPage, withIdleForms } from './render-page.ts';

const ENTRY = './src/prerender.tsx';

/**
 * Renders the shell's frame.
 * @param dist the finished release, to check the assets against
 */
export async function renderShell(appDir: string, dist: string): Promise<FramesFile> {
  const module = await compilePrerender(appDir, ENTRY);
  if (!('prerender' in module) || typeof module.prerender !== 'function') {
    throw new Failure(`${ENTRY} must export a function \`prerender\`.`);
  }
  const prerender = module.prerender as () => Promise<unknown>;
  const json = await renderPage('shell: the frame', async () => JSON.stringify(await prerender()));
  const missing = missingAssets(json, dist);
  if (missing.length > 0) {
    throw new Failure(`shell: the frame names files that the release lacks: ${missing.join(', ')}`);
  }
  const file = framesFileSchema.parse(JSON.parse(json));
  const frames = file.frames.map((frame) => ({ ...frame, html: withIdleForms(frame.html) }));
  return { ...file, frames };
}
