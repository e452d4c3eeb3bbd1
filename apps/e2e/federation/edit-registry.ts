import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry, LiveRelease } from '@raade/contracts/registry';
import type { App } from '@raade/prove/fault-server/composed-sites.ts';
import type { ComposedSite } from './composed-site.ts';

/** The data that compose has inlined for the shell to read: environment, registry, and facts for the frame. */
export const INLINED_DATA = /(?<=id="raade-(?:environment|registry|site)">).*?(?=<\/script>)/g;

const INLINED_REGISTRY = /(?<=id="raade-registry">).*?(?=<\/script>)/;

/** Changes the pointer of a remote in `registry.json` and, as compose would, in every page. */
export async function movePointer(
  site: ComposedSite,
  app: App,
  change: (pointer: LiveRelease) => LiveRelease,
): Promise<void> {
  const changed = (json: string) => {
    const { remotes, ...registry } = JSON.parse(json) as Registry;
    const pointer = remotes[app];
    if (!pointer) throw new Error(`The registry has no ${app}.`);
    return JSON.stringify({ ...registry, remotes: { ...remotes, [app]: change(pointer) } });
  };
  const file = path.join(site.shellDir, 'registry.json');
  await writeFile(file, changed(await readFile(file, 'utf8')));
  await site.editPages((html) => html.replace(INLINED_REGISTRY, changed));
}
