import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageDescriptor } from '@raade/contracts/pages';
import { Failure } from '@raade/contracts/failure';
import { missingAssets } from './assets.ts';
import { compilePrerender } from './compile.ts';
import { renderPage, withIdleForms } from './render-page.ts';

const ENTRY = './src/prerender.ts';

type Render = (path: string) => Promise<string>;

function rendererIn(module: object): Render {
  if (!('prerender' in module) || typeof module.prerender !== 'function') {
    throw new Failure(`${ENTRY} must export a function \`prerender\`.`);
  }
  return module.prerender as Render;
}

/** A page for a whole prefix is another one at each address, and internal pages are for who signs in. */
const isRendered = ({ path: pagePath, internal }: PageDescriptor) =>
  !internal && !pagePath.endsWith('*');

/**
 * Renders the public pages of a remote that has a `src/prerender.ts`.
 * @param dist the finished release, to check the assets against
 * @returns the bodies by path
 */
export async function renderRemote(
  appDir: string,
  pages: readonly PageDescriptor[],
  dist: string,
): Promise<ReadonlyMap<string, string>> {
  const bodies = new Map<string, string>();
  if (!existsSync(path.join(appDir, ENTRY))) return bodies;
  const bundle = await compilePrerender(appDir, ENTRY, { isReleased: false });
  const prerender = rendererIn((await import(pathToFileURL(bundle).href)) as object);
  for (const { path: pagePath } of pages.filter(isRendered)) {
    const what = `${path.basename(appDir)}: the page "${pagePath}"`;
    const body = await renderPage(what, () => prerender(pagePath));
    const missing = missingAssets(body, dist);
    if (missing.length > 0)
      throw new Failure(`${what} names files that the release lacks: ${missing.join(', ')}`);
    bodies.set(pagePath, withIdleForms(body));
  }
  return bodies;
}
