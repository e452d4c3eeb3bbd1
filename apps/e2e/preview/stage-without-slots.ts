import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { stageInto } from '@raade/prove/fault-server/release-into.ts';
import type { ComposedSite } from '../federation/composed-site.ts';

/** Stages a copy of giving's finished build that fills no slot. Returns the release's id. */
export async function stageWithoutSlots(site: ComposedSite): Promise<string> {
  const build = await mkdtemp(path.join(tmpdir(), 'raade-giving-'));
  try {
    await cp(path.join(WORKSPACE, 'dist/apps/giving'), build, { recursive: true });
    const manifest = path.join(build, 'remote.json');
    const remote = JSON.parse(await readFile(manifest, 'utf8')) as object;
    await writeFile(manifest, JSON.stringify({ ...remote, slots: [] }));
    return await stageInto(site, 'giving', build);
  } finally {
    await rm(build, { recursive: true });
  }
}
