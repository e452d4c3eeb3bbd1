import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stageRemote } from '@raade/tools/release/stage-release.ts';
import type { ComposedSite } from '../federation/composed-site.ts';

const BUILD = path.resolve(import.meta.dirname, '../../../dist/apps/giving');
const HEADING = 'Support Our Mission';

interface Changes {
  /** In place of the heading of the donation section. */
  readonly heading?: string;
  /** In place of those that it fills. */
  readonly slots?: readonly string[];
}

async function editFile(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`Nothing was changed in ${file}.`);
  await writeFile(file, changed);
}

/** Publishes a copy of giving's build that differs so, without making it live. Returns the release's id. */
export async function stageGiving(
  site: ComposedSite,
  { heading, slots }: Changes,
): Promise<string> {
  const build = await mkdtemp(path.join(tmpdir(), 'raade-giving-'));
  try {
    await cp(BUILD, build, { recursive: true });
    if (heading !== undefined) {
      for await (const chunk of glob('js/donation.*.js', { cwd: build })) {
        await editFile(path.join(build, chunk), (text) => text.replaceAll(HEADING, heading));
      }
    }
    if (slots) {
      const manifest = path.join(build, 'remote.json');
      await editFile(manifest, (text) => JSON.stringify({ ...JSON.parse(text), slots }));
    }
    const siteDir = path.join(site.shellDir, '../giving');
    const { pointer } = await stageRemote(build, siteDir, site.servers.giving.origin);
    return pointer.version;
  } finally {
    await rm(build, { recursive: true });
  }
}
