import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PageDescriptor } from '@raade/contracts/site/pages';
import type { RemoteEdition } from '@raade/contracts/site/prerendering';
import { dayBefore } from '@raade/contracts/base/days';
import { Failure } from '@raade/contracts/base/failure';
import { findMissingAssets } from './assets.ts';
import { compilePrerender } from './compile.ts';
import { type LaterBody, findLaterBodies, type Version } from './later-bodies.ts';
import { withIdleForms } from '@raade/contracts/site/idle-forms';
import { addRemoteRenderer } from './remote-renderer.ts';
import { renderPage as renderOnePage } from './render-page.ts';

const ENTRY = './src/prerender.ts';

const require = createRequire(import.meta.url);

/** The exports of `src/prerender.ts`. `changesOn` lists the days on which pages change, if they depend on the date. */
type Renderers = Pick<RemoteEdition, 'renderPage' | 'renderSlot'> &
  Partial<Pick<RemoteEdition, 'changesOn'>>;

/** Compiles the renderers of a remote without content. Returns undefined for a remote without prerendered pages. */
async function compileRenderers(appDir: string): Promise<Renderers | undefined> {
  if (!existsSync(path.join(appDir, ENTRY))) return undefined;
  const module = require(await compilePrerender(appDir, ENTRY, { isReleased: false })) as object;
  if (!('renderPage' in module) || typeof module.renderPage !== 'function') {
    throw new Failure(`${ENTRY} must export a function \`renderPage\`.`);
  }
  return module as Renderers;
}

/** False for pages of staff, and for pages with a `*` in their path, whose content depends on the address. */
const isRendered = ({ path: pagePath, internal }: PageDescriptor) =>
  !internal && !pagePath.endsWith('*');

/** The prerendered pages and slots. */
export interface RenderedRemote {
  /** The HTML of pages before the first day on which one changes, by path. */
  readonly bodies: ReadonlyMap<string, string>;
  /** The HTML of pages on later days, by path. */
  readonly later: ReadonlyMap<string, readonly LaterBody[]>;
  readonly slots: ReadonlyMap<string, string>;
}

/**
 * Prerenders the public pages and the slots of a remote, and adds its server bundle to the build.
 * @param dist folder of the build, to check that it contains all assets
 */
export async function renderRemote(
  appDir: string,
  dist: string,
  {
    pages,
    slots,
  }: { readonly pages: readonly PageDescriptor[]; readonly slots: readonly string[] },
): Promise<RenderedRemote> {
  const renderers = (await addRemoteRenderer(appDir, dist)) ?? (await compileRenderers(appDir));
  if (!renderers) return { bodies: new Map(), later: new Map(), slots: new Map() };
  const { renderPage, renderSlot, changesOn = [] } = renderers;

  const renderAll = async (
    kind: 'page' | 'slot',
    names: readonly string[],
    render: (name: string, day?: string) => Promise<string>,
    day?: string,
  ) => {
    const rendered = new Map<string, string>();
    for (const name of names) {
      const title = `${path.basename(appDir)}: the ${kind} "${name}"${day ? ` on ${day}` : ''}`;
      const html = await renderOnePage(title, () => render(name, day));
      const missing = findMissingAssets(html, dist);
      if (missing.length > 0)
        throw new Failure(`${title} names files that the release lacks: ${missing.join(', ')}`);
      rendered.set(name, withIdleForms(html));
    }
    return rendered;
  };
  const paths = pages.filter(isRendered).map((page) => page.path);
  const firstDay = changesOn[0] && dayBefore(changesOn[0]);
  const bodies = await renderAll('page', paths, renderPage, firstDay);
  const versions: Version[] = [];
  for (const from of changesOn)
    versions.push({ from, bodies: await renderAll('page', paths, renderPage, from) });
  return {
    bodies,
    later: findLaterBodies(bodies, versions),
    slots: renderSlot ? await renderAll('slot', slots, renderSlot) : new Map(),
  };
}
