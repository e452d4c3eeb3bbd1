import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry, LiveRelease } from '@raade/contracts/releases/registry';
import type { App } from '@raade/prove/fault-server/composed-sites.ts';
import type { ComposedSite } from './composed-site.ts';

const INLINED_REGISTRY = /(?<=id="raade-registry">).*?(?=<\/script>)/;

/**
 * Changes the live release of a remote in `registry.json` and, as the publisher would, in all pages with this remote.
 */
export async function movePointer(
  site: ComposedSite,
  app: App,
  change: (pointer: LiveRelease) => LiveRelease,
): Promise<void> {
  const changed = (json: string) => {
    const { remotes, ...registry } = JSON.parse(json) as Registry;
    const pointer = remotes[app];
    if (!pointer) return undefined;
    return JSON.stringify({ ...registry, remotes: { ...remotes, [app]: change(pointer) } });
  };
  const file = path.join(site.shellDir, 'registry.json');
  const moved = changed(await readFile(file, 'utf8'));
  if (moved === undefined) throw new Error(`The registry has no ${app}.`);
  await writeFile(file, moved);
  await site.editPages((html) => html.replace(INLINED_REGISTRY, (json) => changed(json) ?? json));
}
