import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PageDescriptor } from '@raade/contracts/site/pages';
import { dayBefore } from '@raade/contracts/base/days';
import { Failure } from '@raade/contracts/base/failure';
import { missingAssets } from './assets.ts';
import { compilePrerender } from './compile.ts';
import { type LaterBody, laterBodies, type Version } from './later-bodies.ts';
import { withIdleForms } from '@raade/contracts/site/idle-forms';
import { renderPage } from './render-page.ts';

const ENTRY = './src/prerender.ts';
/** For pages that know no day. */
const ANY_DAY = '2025-03-01';

const require = createRequire(import.meta.url);

/** Renders what a path or the name of a slot stands for, as it is on a day where that matters. */
type Render = (name: string, day?: string) => Promise<string>;

interface Renderers {
  readonly prerender: Render;
  /** The days on which pages may become others, in order. Remotes whose pages know no day leave it out. */
  readonly changesOn?: readonly string[];
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

/** Pages and slots as HTML. */
export interface Rendered {
  /** Pages by path, as they are before the first day on which they change. */
  readonly bodies: ReadonlyMap<string, string>;
  /** What pages become, by path. */
  readonly later: ReadonlyMap<string, readonly LaterBody[]>;
  readonly slots: ReadonlyMap<string, string>;
  /** A day on which pages are as `bodies` has them. */
  readonly day: string;
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
  if (!existsSync(path.join(appDir, ENTRY)))
    return { bodies: new Map(), later: new Map(), slots: new Map(), day: ANY_DAY };
  const bundle = await compilePrerender(appDir, ENTRY, { isReleased: false });
  const { prerender, prerenderSlot, changesOn = [] } = renderersIn(require(bundle) as object);

  const renderAll = async (
    kind: 'page' | 'slot',
    names: readonly string[],
    render: Render,
    day?: string,
  ) => {
    const rendered = new Map<string, string>();
    for (const name of names) {
      const what = `${path.basename(appDir)}: the ${kind} "${name}"${day ? ` on ${day}` : ''}`;
      const html = await renderPage(what, () => render(name, day));
      const missing = missingAssets(html, dist);
      if (missing.length > 0)
        throw new Failure(`${what} names files that the release lacks: ${missing.join(', ')}`);
      rendered.set(name, withIdleForms(html));
    }
    return rendered;
  };
  const paths = pages.filter(isRendered).map((page) => page.path);
  const day = changesOn[0] ? dayBefore(changesOn[0]) : ANY_DAY;
  const bodies = await renderAll('page', paths, prerender, changesOn.length > 0 ? day : undefined);
  const versions: Version[] = [];
  for (const from of changesOn)
    versions.push({ from, bodies: await renderAll('page', paths, prerender, from) });
  return {
    bodies,
    later: laterBodies(bodies, versions),
    slots: prerenderSlot ? await renderAll('slot', slots, prerenderSlot) : new Map(),
    day,
  };
}
