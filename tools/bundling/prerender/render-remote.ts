import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PageDescriptor } from '@raade/contracts/pages';
import { Failure } from '@raade/contracts/failure';
import { missingAssets } from './assets.ts';
import { compilePrerender } from './compile.ts';
import { renderPage, withIdleForms } from './render-page.ts';

const ENTRY = './src/prerender.ts';

const require = createRequire(import.meta.url);

/** Renders what a path or the name of a slot stands for. */
type Render = (name: string) => Promise<string>;

interface Renderers {
  readonly prerender: Render;
  /** Remotes may leave it out: their slots are then empty for visitors without script. */
  readonly prerenderSlot?: Render;
}

function renderersIn(module: object): Renderers {
  if (!('prerender' in module) || typeof module.prerender !== 'function') {
    throw new Failure(`${ENTRY} must export a function \`prerender\`.`);
  }
  return module as Renderers;
}

/** A page for a whole prefix is another one at each address, and internal pages are for who signs in. */
const isRendered = ({ path: pagePath, internal }: PageDescriptor) =>
  !internal && !pagePath.endsWith('*');

interface Rendered {
  /** Pages by path. */
  readonly bodies: ReadonlyMap<string, string>;
  readonly slots: ReadonlyMap<string, string>;
}

/**
 * Renders the public pages of a remote that has a `src/prerender.ts`, and what it puts into slots.
 * @param dist the finished release, to check the assets against
 */
export async function renderRemote(
  appDir: string,
  dist: string,
  {
    pages,
    slots,
  }: { readonly pages: readonly PageDescriptor[]; readonly slots: readonly string[] },
): Promise<Rendered> {
  if (!existsSync(path.join(appDir, ENTRY))) return { bodies: new Map(), slots: new Map() };
  const bundle = await compilePrerender(appDir, ENTRY, { isReleased: false });
  const { prerender, prerenderSlot } = renderersIn(require(bundle) as object);

  const renderAll = async (kind: 'page' | 'slot', names: readonly string[], render: Render) => {
    const rendered = new Map<string, string>();
    for (const name of names) {
      const what = `${path.basename(appDir)}: the ${kind} "${name}"`;
      const html = await renderPage(what, () => render(name));
      const missing = missingAssets(html, dist);
      if (missing.length > 0)
        throw new Failure(`${what} names files that the release lacks: ${missing.join(', ')}`);
      rendered.set(name, withIdleForms(html));
    }
    return rendered;
  };
  const paths = pages.filter(isRendered).map((page) => page.path);
  return {
    bodies: await renderAll('page', paths, prerender),
    slots: prerenderSlot ? await renderAll('slot', slots, prerenderSlot) : new Map(),
  };
}
